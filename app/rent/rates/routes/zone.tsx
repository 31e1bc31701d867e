import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { zoneSchema } from "#app/rent/rates/rate-forms.ts";
import { findZone, MOST_ACTIVE_ZONES, saveZone } from "#app/rent/rates/zones.server.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const RATES = "/trucking-dashboard/rates";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.moveRates.zone.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const found = await settingOf(params, findZone);
	const typed = found && {
		name: found.name,
		prefixes: found.prefixes.join(", "),
		active: found.is_active ? "on" : "",
	};
	return json({ form: await readSettingForm("zone", found), typed });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const found = await settingOf(params, findZone);
	const form = await readForm(request, zoneSchema, person);
	if (!form.ok) return form.refusal;
	const { name, prefixes, active, expectedVersion, idempotencyKey } = form.value;
	const saved = await saveZone(db, {
		zone: { name, prefixes, isActive: active },
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!saved.ok && saved.reason === "name_taken") return form.refuse({ name: [t.moveRates.zone.nameTaken] });
	if (!saved.ok && saved.reason === "too_many")
		return form.refuse({ active: [t.moveRates.zone.tooMany({ count: MOST_ACTIVE_ZONES })] });
	if (!saved.ok && saved.reason === "prefix_taken")
		return form.refuse({
			prefixes: [t.moveRates.zone.prefixTaken({ prefix: saved.prefix, zone: saved.zone })],
		});
	if (!saved.ok || saved.isOutdated)
		return answerSetting(form, saved, { kind: "zone", path: `${RATES}/zones`, name });
	return answerSetting(form, saved, { kind: "zone", path: RATES, name });
}

export default function Zone() {
	const { form, typed } = useLoaderData<typeof loader>();
	return (
		<SettingForm
			{...form}
			here={RATES}
			kind="zone"
			title={typed?.name}
			typed={typed}
			initial={{ active: "on" }}
			names={{
				name: t.words.name,
				prefixes: t.moveRates.zone.prefixes,
				active: { label: t.fleet.inUse, choices: CHECKBOX_LABELS },
			}}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<>
					<TextField
						field={field("name")}
						label={t.words.name}
						hint={t.moveRates.zone.nameHint}
						autoComplete="off"
						width="medium"
					/>
					<TextArea
						field={field("prefixes")}
						label={t.moveRates.zone.prefixes}
						hint={t.moveRates.zone.prefixesHint}
						rows={3}
					/>
					<CheckField field={field("active")} label={t.fleet.inUse} hint={t.moveRates.zone.inUseHint} />
				</>
			)}
		</SettingForm>
	);
}
