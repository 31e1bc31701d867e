import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { findDriver, saveDriver } from "#app/rent/fleet/drivers.server.ts";
import { driverSchema } from "#app/rent/fleet/fleet-forms.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { PhoneField, TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const PATH = "/trucking-dashboard/drivers";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.fleet.driver.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const found = await settingOf(params, findDriver);
	const typed = found && {
		name: found.name,
		contact: found.contact,
		email: found.email,
		active: found.is_active ? "on" : "",
	};
	return json({ form: await readSettingForm("driver", found), typed });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const found = await settingOf(params, findDriver);
	const form = await readForm(request, driverSchema(market.country), person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, active, contact, name, email } = form.value;
	const saved = await saveDriver(db, {
		driver: { name, email, contact: contact.typed, contact_e164: contact.e164, is_active: active },
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	return answerSetting(form, saved, { kind: "driver", path: PATH, name });
}

const names = () => ({
	name: t.words.name,
	contact: t.words.phone,
	email: t.words.email,
	active: { label: t.fleet.driver.active, choices: CHECKBOX_LABELS },
});

export default function Driver() {
	const { form, typed } = useLoaderData<typeof loader>();
	const labels = names();
	return (
		<SettingForm
			{...form}
			here={PATH}
			kind="driver"
			title={typed?.name}
			typed={typed}
			initial={{ active: "on" }}
			names={labels}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<>
					<TextField field={field("name")} label={labels.name} autoComplete="off" width="medium" />
					<PhoneField field={field("contact")} label={labels.contact} autoComplete="off" />
					<TextField
						field={field("email")}
						label={labels.email}
						type="email"
						autoComplete="off"
						width="medium"
					/>
					<CheckField field={field("active")} label={labels.active.label} hint={t.fleet.driver.activeHint} />
				</>
			)}
		</SettingForm>
	);
}
