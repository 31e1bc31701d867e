import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SettingForm } from "#app/common/forms/setting-screens.tsx";
import { typedMoney } from "#app/common/money.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { VEHICLE_TYPE_NAMES, VEHICLE_TYPES, type VehicleType } from "#app/rent/moving-booking.ts";
import { findRateCard, listZonePrices, saveRateCard } from "#app/rent/rates/rate-cards.server.ts";
import { RateFields } from "#app/rent/rates/rate-fields.tsx";
import { rateCardSchema, zonePairs, zonePriceField } from "#app/rent/rates/rate-forms.ts";
import { rateLabels, toPrices, typedRates } from "#app/rent/rates/typed-rates.ts";
import { listZones } from "#app/rent/rates/zones.server.ts";

const RATES = "/trucking-dashboard/rates";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Rate card") }];

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
		title: VEHICLE_TYPES[vehicleType].label,
		currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const vehicleType = readVehicleType(params.vehicleType);
	const pairs = await readPairs();
	const form = await readForm(request, rateCardSchema(market.currency, pairs), person);
	if (!form.ok) return form.refusal;
	const typed = form.value as Record<string, unknown>;
	const saved = await saveRateCard(db, {
		vehicleType,
		prices: toPrices(form.value),
		zonePrices: pairs.flatMap(({ field, ...pair }) => {
			const price = typed[field];
			return typeof price === "number" ? [{ ...pair, price }] : [];
		}),
		currency: market.currency,
		expectedVersion: form.value.expectedVersion,
		...{ actorId: person.accountId, now: new Date() },
	});
	const name = `The rate card for ${VEHICLE_TYPES[vehicleType].label.toLowerCase()}s`;
	return answerSetting(form, saved, { kind: "rate card", path: RATES, name });
}

const USUAL = {
	freeHours: "24",
	hours_item: "1",
	hours_studio: "2",
	hours_one: "3",
	hours_two: "4",
	hours_three: "6",
};

export default function RateCard() {
	const { form, typed, pairs, title, currency } = useLoaderData<typeof loader>();
	const pairLabels = Object.fromEntries(
		pairs.map(({ field, from, to }) => [field, from === to ? `Within ${from}` : `${from} and ${to}`]),
	);
	return (
		<SettingForm<string>
			{...form}
			nav={<MovesNav here={RATES} />}
			here={RATES}
			kind="rate card"
			title={title}
			sub={`Prices in ${currency}. Bookings keep the price that the customer agreed to.`}
			typed={typed as Record<string, string> | null}
			initial={USUAL}
			names={{ ...rateLabels, ...pairLabels }}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => <RateFields field={field} pairLabels={pairLabels} />}
		</SettingForm>
	);
}
