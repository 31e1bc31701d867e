import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTaxRate } from "#app/common/format-figures.ts";
import { TAX_PLACES, typedPercent } from "#app/common/forms/percent.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { addressPlaces } from "#app/common/places/regions.server.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { listTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import { taxSchema } from "#app/shop/settings/setting-forms.server.ts";
import { findTax, saveTax } from "#app/shop/settings/taxes.server.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

const PATH = "/dashboard/taxes";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.taxSettings.taxRate) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await settingOf(params, findTax);
	const typed = found && {
		name: found.name,
		country: found.country,
		region: found.region,
		taxClass: found.tax_class,
		startsOn: found.starts_on,
		rate: typedPercent(found.rate_ppm, TAX_PLACES),
		inclusive: found.is_inclusive ? "on" : "",
		active: found.is_active ? "on" : "",
	};
	const { country, countries } = addressPlaces({ country: market.country });
	const form = await readSettingForm("tax rate", found);
	return json({ form, typed, country, countries, classes: await listRatedClasses() });
}

/** Zero and exempt need no rates. */
const listRatedClasses = async () =>
	(await listTaxClasses(db)).filter(({ value }) => value !== "zero" && value !== "exempt");

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await settingOf(params, findTax);
	const form = await readForm(request, taxSchema(await listRatedClasses()), person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, ...typed } = form.value;
	const { rate: rate_ppm, inclusive, active, taxClass: tax_class, startsOn: starts_on, ...rest } = typed;
	const saved = await saveTax(db, {
		rate: { ...rest, tax_class, starts_on, rate_ppm, is_inclusive: inclusive, is_active: active },
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
	if (!other) return t.taxSettings.otherTaken;
	return t.taxSettings.taken({ rate: `${other.name} (${formatTaxRate(other.rate_ppm)})` });
}

export default function Tax() {
	const { form, typed, country, countries, classes } = useLoaderData<typeof loader>();
	const names = {
		name: t.words.name,
		rate: t.taxSettings.rate,
		country: {
			label: t.words.country,
			choices: Object.fromEntries(countries.map(({ code, name }) => [code, name])),
		},
		region: t.taxSettings.region,
		taxClass: {
			label: t.taxClasses.label,
			choices: Object.fromEntries(classes.map(({ value, label }) => [value, label])),
		},
		startsOn: t.taxSettings.startsOn,
		inclusive: { label: t.taxSettings.included, choices: CHECKBOX_LABELS },
		active: { label: t.taxSettings.active, choices: CHECKBOX_LABELS },
	};
	return (
		<SettingForm
			{...form}
			here={PATH}
			kind="tax rate"
			title={typed?.name}
			typed={typed}
			initial={{ country, taxClass: "standard", inclusive: "on", active: "on" }}
			names={names}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<>
					<TextField
						field={field("name")}
						label={names.name}
						hint={t.taxSettings.nameHint}
						autoComplete="off"
						width="medium"
					/>
					<TextField
						field={field("rate")}
						label={names.rate}
						hint={t.taxSettings.example725}
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
						hint={t.taxSettings.regionHint}
						optional
						autoComplete="off"
						width="short"
					/>
					<SelectField field={field("taxClass")} label={names.taxClass.label} choices={classes} />
					<TextField
						field={field("startsOn")}
						label={names.startsOn}
						hint={t.taxSettings.startsOnHint}
						type="date"
						optional
						width="short"
					/>
					<CheckField
						field={field("inclusive")}
						label={names.inclusive.label}
						hint={t.taxSettings.inclusiveHint}
					/>
					<CheckField field={field("active")} label={names.active.label} />
				</>
			)}
		</SettingForm>
	);
}
