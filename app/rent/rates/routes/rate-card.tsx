import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { typedMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { VEHICLE_TYPE_NAMES } from "#app/rent/fleet/vehicle-types.ts";
import { HOME_SIZE_NAMES } from "#app/rent/rates/move-job.ts";
import { findRateCard, listZonePrices, saveRateCard } from "#app/rent/rates/rate-cards.server.ts";
import {
	type RateColumn,
	rateCardSchema,
	rateLabels,
	typedRates,
	zonePairs,
	zonePriceField,
} from "#app/rent/rates/rate-forms.ts";
import { listZones } from "#app/rent/rates/zones.server.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextField, TimeField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";
import type { VehicleType } from "#db/schema/rent.ts";

const RATES = "/trucking-dashboard/rates";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.moveRates.cardTitle) }];

function readVehicleType(typed = ""): VehicleType {
	const found = VEHICLE_TYPE_NAMES.find((name) => name === typed);
	if (found) return found;
	throw json(null, { status: 404 });
}

const readPairs = async () => zonePairs((await listZones(db)).filter((zone) => zone.is_active));

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const vehicleType = readVehicleType(params.vehicleType);
	const card = await findRateCard(db, { vehicleType });
	const prices = card ? await listZonePrices(db, { rateCardId: card.id }) : [];
	const currency = market.currency;
	const pairPrices = prices.map(({ from_zone_id, to_zone_id, price }) => [
		zonePriceField(from_zone_id, to_zone_id),
		typedMoney(price, currency),
	]);
	return json({
		form: await readSettingForm("rate card", card ? { id: vehicleType, version: card.version } : null),
		typed: card ? { ...typedRates(card, currency), ...Object.fromEntries(pairPrices) } : null,
		pairs: (await readPairs()).map(({ field, from, to }) => ({ field, from: from.name, to: to.name })),
		title: t.vehicleTypes.label[vehicleType],
		currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const vehicleType = readVehicleType(params.vehicleType);
	const form = await readForm(request, rateCardSchema(market.currency, await readPairs()), person);
	if (!form.ok) return form.refusal;
	const saved = await saveRateCard(db, {
		...form.value,
		vehicleType,
		currency: market.currency,
		actorId: person.accountId,
		now: new Date(),
	});
	const name = t.moveRates.cardOf[vehicleType];
	return answerSetting(form, saved, { kind: "rate card", path: RATES, name });
}

const USUAL = {
	free_hours: "24",
	cells_item: "1",
	cells_studio: "2",
	cells_one: "3",
	cells_two: "4",
	cells_three: "6",
};

export default function RateCard() {
	const { form, typed, pairs, title, currency } = useLoaderData<typeof loader>();
	const pairLabels = Object.fromEntries(
		pairs.map(({ field, from, to }) => [
			field,
			from === to ? t.movePrice.within({ zone: from }) : t.moveRates.zones({ from, to }),
		]),
	);
	return (
		<SettingForm<string>
			{...form}
			here={RATES}
			kind="rate card"
			title={title}
			sub={t.moveRates.currency({ currency })}
			typed={typed as Record<string, string> | null}
			initial={USUAL}
			names={{ ...rateLabels(), ...pairLabels }}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => <RateFields field={field} pairLabels={pairLabels} />}
		</SettingForm>
	);
}

type RateFieldsProps = {
	field: (name: string) => FieldSource;
	/** The prices between zones: field and label. */
	pairLabels: Record<string, string>;
};

/** The fields of a rate card, by group. */
function RateFields({ field, pairLabels }: RateFieldsProps) {
	const labels = rateLabels();
	const amount = (name: string, label: string, hint?: string) => (
		<TextField
			key={name}
			field={field(name)}
			label={label}
			hint={hint}
			inputMode="decimal"
			autoComplete="off"
			width="short"
		/>
	);
	const number = (name: RateColumn, hint?: string) => (
		<NumberField key={name} field={field(name)} label={labels[name]} hint={hint} />
	);
	return (
		<>
			<Group title={t.moveRates.groups.zones} hint={t.moveRates.groups.zonesHint}>
				{Object.entries(pairLabels).map(([name, label]) => amount(name, label))}
			</Group>
			{amount("default_price", labels.default_price, t.moveRates.defaultHint)}
			<Group title={t.moveRates.groups.extras}>
				{(["floor_price", "helper_price", "packing_price", "minimum_price"] as const).map((name) =>
					amount(name, labels[name]),
				)}
			</Group>
			<Group title={t.moveRates.groups.surcharges} hint={t.moveRates.groups.surchargesHint}>
				{number("weekend_percent")}
				{number("evening_percent")}
				<TimeField field={field("evening_from")} label={labels.evening_from} />
			</Group>
			<Group title={t.moveRates.groups.terms} hint={t.moveRates.groups.termsHint}>
				{number("free_hours", t.moveRates.freeHoursHint)}
				{number("late_fee_percent", t.moveRates.lateFeeHint)}
				{number("deposit_percent", t.moveRates.depositHint)}
			</Group>
			<Group title={t.moveRates.groups.hours} hint={t.moveRates.groups.hoursHint}>
				{HOME_SIZE_NAMES.map((size) => (
					<TextField
						key={size}
						field={field(`cells_${size}`)}
						label={t.homeSizes[size]}
						inputMode="decimal"
						autoComplete="off"
						width="code"
					/>
				))}
			</Group>
		</>
	);
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode[] }) {
	if (children.length === 0) return null;
	return (
		<fieldset className="mb-2">
			<legend className="mb-1 font-semibold">{title}</legend>
			{hint ? <p className="mb-3 text-sm text-secondary">{hint}</p> : null}
			<div className="grid items-end gap-x-5 md:grid-cols-2">{children}</div>
		</fieldset>
	);
}
