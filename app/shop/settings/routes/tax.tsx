import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { unmaskId } from "#app/common/masked-id.ts";
import { addressPlaces } from "#app/common/places/regions.server.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { TAX_PLACES, typedPercent } from "#app/shop/settings/percent.ts";
import { isTicked, SettingForm } from "#app/shop/settings/setting-form.tsx";
import { taxSchema } from "#app/shop/settings/setting-forms.server.ts";
import { SettingFrame } from "#app/shop/settings/setting-frame.tsx";
import { readSettingHistory } from "#app/shop/settings/setting-history.server.ts";
import { explainSettingConflict, formatSettingSaved } from "#app/shop/settings/setting-messages.ts";
import { findTax, saveTax } from "#app/shop/settings/taxes.server.ts";
import { CHECKBOX_LABELS } from "#app/ui/form/changed-fields.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const PATH = "/dashboard/taxes";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Tax rate – Meeha" }];

/** The same screen creates a tax rate, when its path has no id. */
async function read(maskedId: string | undefined) {
	const rate = maskedId ? await findTax(db, { id: unmaskId(maskedId) }) : null;
	if (rate === undefined) throw json(null, { status: 404 });
	return rate;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const found = await read(params.maskedId);
	const typed = found && {
		name: found.name,
		country: found.country,
		region: found.region,
		rate: typedPercent(found.ratePpm, TAX_PLACES),
		inclusive: found.is_inclusive ? "on" : "",
		active: found.is_active ? "on" : "",
	};
	const { country, countries } = addressPlaces({ country: env.MARKET_COUNTRY });
	const history = {
		kind: "tax rate",
		id: found?.id,
		timeZone: env.MARKET_TIME_ZONE,
		now: new Date(),
	} as const;
	return json({
		marks: { version: found?.version ?? null, idempotencyKey: randomUUID(), typed },
		country,
		countries,
		changes: await readSettingHistory(db, history),
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const found = await read(params.maskedId);
	const form = await readForm(request, taxSchema, person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, active, inclusive, ...rest } = form.value;
	const now = new Date();
	const saved = await saveTax(db, {
		rate: { ...rest, isInclusive: inclusive, isActive: active },
		...{ id: found?.id ?? null, expectedVersion, idempotencyKey, actorId: person.accountId, now },
	});
	if (saved.ok) return redirectWithFlash(...formatSettingSaved(saved, { path: PATH, name: rest.name }));
	if (saved.reason === "gone") throw json(null, { status: 404 });
	if (saved.reason === "place_taken") return form.refuse({ country: [formatTaken(saved.other)] });
	return form.refuse(
		{ expectedVersion: [explainSettingConflict("tax rate", saved, { timeZone: env.MARKET_TIME_ZONE, now })] },
		409,
	);
}

function formatTaken(other: { name: string; ratePpm: number } | undefined): string {
	const which = other ? `${other.name} (${typedPercent(other.ratePpm, TAX_PLACES)}%)` : "Another rate";
	return `${which} is already active for this location. Deactivate or edit that rate instead.`;
}

type Fields = Record<
	"name" | "country" | "region" | "rate" | "inclusive" | "active" | "expectedVersion" | "idempotencyKey",
	string
>;

export default function Tax() {
	const { marks, country, countries, changes } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<Fields>({
		id: "tax",
		lastResult,
		defaultValue: marks.typed ?? { country, inclusive: "on", active: "on" },
	});
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
	const common = { form, fields, marks, changes, names, sent: lastResult?.initialValue, cancelHref: PATH };
	return (
		<SettingFrame here={PATH} back="All tax rates" title={marks.typed?.name ?? "Add tax rate"}>
			<SettingForm {...common} thing="tax rate">
				<TextField
					field={fields.name}
					label={names.name}
					hint="Shown on receipts, for example VAT."
					autoComplete="off"
					width="medium"
				/>
				<TextField
					field={fields.rate}
					label={names.rate}
					hint="For example, 7.25"
					inputMode="decimal"
					autoComplete="off"
					width="code"
				/>
				<SelectField
					field={fields.country}
					label={names.country.label}
					choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
				/>
				<TextField
					field={fields.region}
					label={names.region}
					hint="A state or province, as its code or name, like CA. Leave empty for the whole country."
					optional
					autoComplete="off"
					width="short"
				/>
				<CheckField
					field={fields.inclusive}
					label={names.inclusive.label}
					hint="If not, tax is added at checkout."
					isChecked={isTicked(fields.inclusive)}
				/>
				<CheckField field={fields.active} label={names.active.label} isChecked={isTicked(fields.active)} />
			</SettingForm>
		</SettingFrame>
	);
}
