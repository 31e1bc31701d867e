import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { stayTaxSchema, typedStayTax } from "#app/travel/hotels/form/stay-tax-form.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams, redisplayForm, refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { saveStayTax } from "#app/travel/hotels/save-hotel-prices.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditForm } from "#app/travel/hotels/ui/section-form.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField } from "#app/ui/form/text-field.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.stayTax.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const { currency } = market;
	return json({
		hotel: framedHotel(hotel),
		typed: typedStayTax(hotel, currency),
		updatedAt: hotel.updated_at,
		currency,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const hotel = await hotelFromParams(params, person);
	const form = await readForm(request, stayTaxSchema(market.currency), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const { tax, expectedVersion } = form.value;
	const now = new Date();
	const saved = await saveStayTax(db, {
		hotelId: hotel.id,
		actor: person,
		tax,
		currency: market.currency,
		expectedVersion,
		now,
	});
	if (saved.ok)
		return redirectWithFlash(`${hotelEditPath(hotel.id)}/stay-tax`, {
			tone: "success",
			text: tax.stay_tax === "none" ? t.stayTax.removed : t.stayTax.saved,
		});
	return redisplayForm(refuseSave(form, "hotel", saved, { timeZone: hotel.time_zone, now }));
}

export default function StayTaxScreen() {
	const { hotel, typed, updatedAt, currency } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "stay-tax",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: typed,
	});
	const field = (name: string) => fields[name] as FieldSource;
	const body = (
		<>
			<ChoiceField
				field={field("kind")}
				label={t.stayTax.kind}
				choices={[
					{ value: "none", label: t.stayTax.none },
					{ value: "amount", label: t.stayTax.amount },
					{ value: "percent", label: t.stayTax.percent },
				]}
			/>
			<div className="grid items-end gap-x-5 md:grid-cols-2">
				<NumberField field={field("amount")} label={`${t.stayTax.amountField} (${currency})`} optional />
				<NumberField
					field={field("percent")}
					label={t.stayTax.percentField}
					hint={t.stayTax.percentHint}
					optional
				/>
				<NumberField field={field("nights")} label={t.stayTax.nights} hint={t.stayTax.nightsHint} optional />
				<NumberField field={field("fromAge")} label={t.stayTax.fromAge} hint={t.stayTax.fromAgeHint} />
			</div>
			<ChoiceField
				field={field("paid")}
				label={t.stayTax.paid}
				choices={[
					{ value: "total", label: t.stayTax.withTotal },
					{ value: "hotel", label: t.stayTax.atHotel },
				]}
			/>
		</>
	);
	return (
		<HotelFrame hotel={hotel} here="/stay-tax">
			<p className="mb-5 max-w-prose text-secondary">{t.stayTax.intro}</p>
			<EditForm
				form={form}
				sections={[{ id: "tax", title: t.stayTax.title, body }]}
				updatedAt={updatedAt}
				names={{
					kind: t.stayTax.kind,
					amount: t.stayTax.amountField,
					percent: t.stayTax.percentField,
					nights: t.stayTax.nights,
					fromAge: t.stayTax.fromAge,
					paid: t.stayTax.paid,
				}}
				typed={typed}
				refused={refused}
				button={t.stayTax.save}
			/>
		</HotelFrame>
	);
}
