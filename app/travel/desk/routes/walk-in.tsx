import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { formatStayChange } from "#app/travel/booking/agreement.ts";
import { bookRoom, findFormsBooking } from "#app/travel/booking/book-room.server.ts";
import { explainNotBooked } from "#app/travel/booking/booking-messages.ts";
import { readSignedQuote, signQuote } from "#app/travel/booking/checkout-request.server.ts";
import { toQuoteView } from "#app/travel/booking/view-checkout.server.ts";
import { walkInForm } from "#app/travel/desk/desk-forms.ts";
import { NoRooms } from "#app/travel/desk/ui/no-rooms.tsx";
import { WalkInGuest } from "#app/travel/desk/ui/walk-in-guest.tsx";
import { WalkInStay } from "#app/travel/desk/ui/walk-in-stay.tsx";
import { offerWalkIn, roomChoices, viewWalkIn } from "#app/travel/desk/walk-in.server.ts";
import { asksForAges } from "#app/travel/quotes/occupancy.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle(t.walkIn.title) }];

const paramsOf = (request: Request) => new URL(request.url).searchParams;

/** The stay is in the URL; once it has a price, the page asks for the guest. */
export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const view = await viewWalkIn(db, { url: paramsOf(request), actor, now });
	const { today, form, rooms, room, plans, plan, more } = view;
	const { isDeskOnly } = actor;
	const { currency } = market;
	const asking = {
		isDeskOnly,
		currency,
		today,
		form,
		rooms: roomChoices(rooms),
		asksAges: room !== undefined && asksForAges(room),
		room: room ? maskId(room.id) : "",
		rates: plans.map(({ id, name }) => ({ value: maskId(id), label: name })),
		rate: plan ? maskId(plan.id) : "",
		more: { rows: more.rows, choices: more.choices.map(({ value, label }) => ({ value, label })) },
	};
	const status = Object.keys(form.problems).length > 0 ? 422 : 200;
	const refused = view.state === "refused" ? view.reason : null;
	const offer =
		view.state === "open"
			? {
					shown: toQuoteView(view.quote, currency, now, { isForStaff: true }),
					agreedQuote: signQuote(view.quote, "walk_in"),
					withIt: view.withIt.map(({ quote }) => ({
						shown: toQuoteView(quote, currency, now, { isForStaff: true }),
						agreedQuote: signQuote(quote, "walk_in"),
					})),
					idempotencyKey: randomUUID(),
				}
			: null;
	return json({ ...asking, refused, others: await offerWalkIn(db, view, now), offer }, { status });
}

export async function action({ request }: ActionFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const form = await readForm(request, walkInForm(market.country), actor);
	if (!form.ok) return form.refusal;
	const { value: guest, refuse } = form;
	const bookedPath = (number: string) => `/owner/manage-bookings/${number}`;
	const byDesk = { source: "walk_in", accountId: null, guestHash: null } as const;
	const made = await findFormsBooking(db, { ...guest, ...byDesk });
	if (made) return redirectWithFlash(bookedPath(made), { tone: "info", text: t.walkIn.repeated });
	const now = new Date();
	const view = await viewWalkIn(db, { url: paramsOf(request), actor, now });
	if (view.state === "asking" || !view.room) return refuse({ "": [t.bookingRefusals.noStay] });
	if (view.state === "refused") return refuse({ "": [view.reason] }, 409);
	const { room, plan, stay, withIt } = view;
	const outcome = await bookRoom(db, {
		...guest,
		roomId: room.id,
		planId: plan?.id ?? null,
		stay,
		agreed: readSignedQuote(guest.agreedQuote, "walk_in", { roomId: room.id, plan, stay }),
		others: withIt.map((each, at) => ({
			roomId: each.roomId,
			planId: each.plan?.id ?? null,
			stay: each.stay,
			agreed: readSignedQuote(guest.agreedOthers?.[at], "walk_in", each),
		})),
		...byDesk,
		desk: actor,
		currency: market.currency,
		defaultCommissionRate: env.COMMISSION_RATE,
		now,
	}).catch((error) => ({ ok: false as const, reason: failureReason(error, "book a walk-in", request) }));
	countMade("room_booking", outcome);
	if (outcome.ok)
		return redirectWithFlash(bookedPath(outcome.number), {
			tone: outcome.repeated ? "info" : "success",
			text: outcome.repeated ? t.walkIn.repeated : t.walkIn.booked,
		});
	const shown = { currency: market.currency, timeZone: room.time_zone, now };
	const changes = "changes" in outcome ? outcome.changes.map((each) => formatStayChange(each, shown)) : [];
	const differences = changes.map(({ what, was, now: is }) => t.walkIn.change({ what, now: is, was }));
	const { reason, status } = explainNotBooked(outcome, stay, Number(view.today.slice(0, 4)));
	return refuse({ "": [...differences, reason] }, status);
}

export default function WalkIn() {
	const { isDeskOnly, offer, ...asked } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	return (
		<>
			<PageHeading title={t.walkIn.title} sub={t.walkIn.intro} />
			{asked.rooms.length === 0 ? <NoRooms isDeskOnly={isDeskOnly} /> : <WalkInStay {...asked} />}
			{offer ? <WalkInGuest {...offer} lastResult={lastResult} /> : null}
		</>
	);
}
