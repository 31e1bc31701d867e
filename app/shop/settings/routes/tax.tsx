import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { addressPlaces } from "#app/common/places/regions.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { TAX_PLACES, typedPercent } from "#app/shop/settings/percent.ts";
import { taxSchema } from "#app/shop/settings/setting-forms.server.ts";
import { findTax, saveTax } from "#app/shop/settings/taxes.server.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const PATH = "/dashboard/taxes";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Tax rate") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await settingOf(params, findTax);
	const typed = found && {
		name: found.name,
		country: found.country,
		region: found.region,
		rate: typedPercent(found.rate_ppm, TAX_PLACES),
		inclusive: found.is_inclusive ? "on" : "",
		active: found.is_active ? "on" : "",
	};
	const { country, countries } = addressPlaces({ country: market.country });
	return json({ form: await readSettingForm("tax rate", found), typed, country, countries });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await settingOf(params, findTax);
	const form = await readForm(request, taxSchema, person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, rate: rate_ppm, inclusive, active, ...rest } = form.value;
	const saved = await saveTax(db, {
		rate: { ...rest, rate_ppm, is_inclusive: inclusive, is_active: active },
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!saved.ok && saved.reason === "place_taken")
		return form.refuse({ country: [formatTaken(saved.other)] });
	return answerSetting(form, saved, { kind: "tax rate", path: PATH, name: rest.name });
}

function formatTaken(other: { name: string; rate_ppm: number } | undefined): string {
	const which = other ? `${other.name} (${typedPercent(other.rate_ppm, TAX_PLACES)}%)` : "Another rate";
	return `${which} is already active for this location. Deactivate or edit that rate instead.`;
}

export default function Tax() {
	const { form, typed, country, countries } = useLoaderData<typeof loader>();
	const names = {
		name: "Name",
		rate: "Rate (%)",
		country: {
			label: "Country",
			choices: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
		},
		region: "Region",
		inclusive: { label: "Included in prices", choices: CHECKBOX_LABELS },
		active: { label: "Active", choices: CHECKBOX_LABELS },
	};
	return (
		<SettingForm
			{...form}
			here={PATH}
			kind="tax rate"
			title={typed?.name}
			typed={typed}
			initial={{ country, inclusive: "on", active: "on" }}
			names={names}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<>
					<TextField
						field={field("name")}
						label={names.name}
						hint="Shown on receipts, for example VAT."
						autoComplete="off"
						width="medium"
					/>
					<TextField
						field={field("rate")}
						label={names.rate}
						hint="For example, 7.25"
						inputMode="decimal"
						autoComplete="off"
						width="code"
					/>
					<SelectField
						field={field("country")}
						label={names.country.label}
						choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
					/>
					<TextField
						field={field("region")}
						label={names.region}
						hint="A state or province, as its code or name, like CA. Leave empty for the whole country."
						optional
						autoComplete="off"
						width="short"
					/>
					<CheckField
						field={field("inclusive")}
						label={names.inclusive.label}
						hint="If not, tax is added at checkout."
					/>
					<CheckField field={field("active")} label={names.active.label} />
				</>
			)}
		</SettingForm>
	);
}
