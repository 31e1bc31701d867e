import { randomUUID } from "node:crypto";
import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { hotelEditPath } from "#app/travel/hotels/hotel-states.ts";
import { framedHotel } from "#app/travel/hotels/owned.ts";
import { hotelFromParams, redisplayForm, refuseSave } from "#app/travel/hotels/owned-request.server.ts";
import { HotelFrame } from "#app/travel/hotels/ui/hotel-frame.tsx";
import { EditForm, NewForm } from "#app/travel/hotels/ui/section-form.tsx";
import { listRooms } from "#app/travel/rooms/list-rooms.server.ts";
import { FIRST_RATE, rateSchema, ratesPath, typedRate } from "#app/travel/rooms/rate-form.ts";
import { listRates, MOST_RATES, saveRate } from "#app/travel/rooms/save-rate.server.ts";
import { rateSections } from "#app/travel/rooms/ui/rate-fields.tsx";
import { TranslationsLink } from "#app/ui/office/translations-link.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.typed?.name ?? t.rateForm.title) },
];

type Params = LoaderFunctionArgs["params"];

/** The hotel, its rooms, and the rate of the path; null on the page that adds one. */
async function readRatePage(params: Params, person: Person) {
	const hotel = await hotelFromParams(params, person);
	const today = wallClock(new Date(), hotel.time_zone).date;
	const rooms = (await listRooms(db, { hotelId: hotel.id, today })).filter(
		(room) => room.archived_at === null,
	);
	if (params.planId === undefined) return { hotel, rooms, plan: null };
	const id = unmaskId(params.planId);
	const plan = (await listRates(db, { hotelId: hotel.id })).find((each) => each.id === id);
	if (!plan) throw json(null, { status: 404 });
	return { hotel, rooms, plan };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, rooms, plan } = await readRatePage(params, person);
	return json({
		hotel: framedHotel(hotel),
		rooms: rooms.map(({ id, name }) => ({ id, name })),
		typed: plan && typedRate(plan, market.currency),
		path: plan && ratesPath(hotelEditPath(hotel.id), plan.id),
		chosen: (plan?.rooms ?? rooms).map(({ id }) => maskId(id)),
		isActive: plan?.is_active ?? true,
		updatedAt: plan?.updated_at ?? "",
		idempotencyKey: randomUUID(),
		currency: market.currency,
		isOnline: paymentProvider !== null,
	});
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireHotelManager(request);
	const { hotel, rooms, plan } = await readRatePage(params, person);
	const form = await readForm(request, rateSchema(market.currency, rooms), person);
	if (!form.ok) return redisplayForm(form.refusal);
	const { details, idempotencyKey = randomUUID(), expectedVersion = "" } = form.value;
	const now = new Date();
	const saved = await saveRate(db, {
		hotelId: hotel.id,
		id: plan?.id ?? null,
		actor: person,
		details,
		currency: market.currency,
		idempotencyKey,
		expectedVersion,
		now,
	});
	if (saved.ok) {
		const text = saved.isAgain ? t.rateList.again(details) : t.rateList.saved(details);
		return redirectWithFlash(ratesPath(hotelEditPath(hotel.id)), { tone: "success", text });
	}
	if (saved.reason === "too_many")
		return redisplayForm(form.refuse({ "": [t.rateList.tooMany({ count: MOST_RATES })] }));
	return redisplayForm(refuseSave(form, "rate", saved, { timeZone: hotel.time_zone, now }));
}

export default function Rate() {
	const { hotel, typed, path, chosen, isActive, updatedAt, idempotencyKey, ...about } =
		useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const [form, fields] = useForm<Record<string, string | string[]>>({
		id: "rate",
		lastResult: refused?.lastResult as SubmissionResult<string[]> | undefined,
		defaultValue: { ...FIRST_RATE, ...typed, room: chosen, active: isActive ? "on" : "" },
	});
	const sections = rateSections({ fields, ...about });
	return (
		<HotelFrame hotel={hotel} here="/rates">
			<h2 className="text-xl">{typed?.name ?? t.rateForm.title}</h2>
			<div className="mb-5">{path ? <TranslationsLink path={path} /> : null}</div>
			{typed ? (
				<EditForm
					form={form}
					sections={sections}
					updatedAt={updatedAt}
					names={t.rateFields}
					typed={typed}
					refused={refused}
					button={t.rateForm.save}
				/>
			) : (
				<NewForm
					form={form}
					fields={fields}
					idempotencyKey={idempotencyKey}
					sections={sections}
					button={t.rateForm.title}
				/>
			)}
		</HotelFrame>
	);
}
