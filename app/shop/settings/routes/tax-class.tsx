import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { taxClassSchema } from "#app/shop/settings/setting-forms.server.ts";
import { findTaxClass, saveTaxClass } from "#app/shop/settings/tax-classes.server.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const LIST = "/dashboard/taxes";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.taxClasses.label) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await settingOf(params, findTaxClass);
	return json({ form: await readSettingForm("tax class", found), typed: found && { name: found.name } });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await settingOf(params, findTaxClass);
	const form = await readForm(request, taxClassSchema, person);
	if (!form.ok) return form.refusal;
	const { name, expectedVersion, idempotencyKey } = form.value;
	const saved = await saveTaxClass(db, {
		name,
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!saved.ok && saved.reason === "name_taken") return form.refuse({ name: [t.taxClasses.nameTaken] });
	const path = saved.ok && saved.isOutdated ? `${LIST}/classes` : LIST;
	return answerSetting(form, saved, { kind: "tax class", path, name });
}

export default function ReducedClass() {
	const { form, typed } = useLoaderData<typeof loader>();
	return (
		<SettingForm
			{...form}
			here={LIST}
			kind="tax class"
			title={typed?.name}
			typed={typed}
			names={{ name: t.words.name }}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<TextField
					field={field("name")}
					label={t.words.name}
					hint={t.taxClasses.nameHint}
					autoComplete="off"
					width="medium"
				/>
			)}
		</SettingForm>
	);
}
