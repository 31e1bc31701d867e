import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { setCookies } from "#app/http/cookies/set-cookies.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { countMade } from "#app/http/log/metrics.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { ensureGuest } from "#app/http/session/guest.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { leadToPayment, startCheckout } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { formatPriceDrop } from "#app/travel/booking/agreement.ts";
import { checkoutOfRest } from "#app/travel/booking/basket.ts";
import { bookRoom, findFormsBooking, listSameStay } from "#app/travel/booking/book-room.server.ts";
import { explainNotBooked } from "#app/travel/booking/booking-messages.ts";
import {
	countCode,
	readSignedQuote,
	returnCheckoutForm,
	signQuote,
} from "#app/travel/booking/checkout-request.server.ts";
import { guestForm } from "#app/travel/booking/guest-form.ts";
import { RoomCheckoutPage } from "#app/travel/booking/ui/checkout-page.tsx";
import { NothingToBook } from "#app/travel/booking/ui/nothing-to-book.tsx";
import { type Typed, TypedGuestDetails } from "#app/travel/booking/ui/typed-guest-details.tsx";
import { lastContact, readStayQuery, viewRoomCheckout } from "#app/travel/booking/view-checkout.server.ts";
import { toOtherRoom, viewOthers } from "#app/travel/booking/view-others.server.ts";
import { readChoices } from "#app/travel/extras/extra-choices.ts";
import { findSoldOut, readOfferedExtras } from "#app/travel/extras/read-extras.server.ts";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => [
	{ title: pageTitle(t.roomCheckout.title) },
	{ name: "robots", content: "noindex" },
];

/** A sentence about one of several rooms. */
const ofRoom = (name: string, text: string) => (name ? `${isolated(name)}: ${text}` : text);

const bookedPath = (number: string) => `/booking-confirmation/${number}`;

export async function loader({ request }: LoaderFunctionArgs) {
	const sender = await readSender(request);
	const { person, accountId } = sender;
	const now = new Date();
	const { searchParams } = new URL(request.url);
	const asked = { searchParams, currency: market.currency, isOnline: paymentProvider !== null, now };
	const view = await viewRoomCheckout(db, asked);
	const rest = checkoutOfRest(searchParams);
	if (view.state !== "open") return json({ view, rest }, { status: view.state === "not_found" ? 404 : 200 });
	await countCode(view.judged, sender.address);
	// Sets the cookie here and not where the form is sent, so that two submits come from the same guest.
	const guest = await ensureGuest(sender);
	const isNewGuest = guest.cookies.length > 0;
	const contact = person ? await lastContact(db, person) : "";
	const { quote, shown, plan, judged, hasCodes } = view;
	const rooms = await viewOthers(db, { ...asked, first: view });
	const same = { ...view, planId: plan?.id ?? null, accountId, guestHash: guest.hash };
	const already = isNewGuest ? [] : await listSameStay(db, same);
	return json(
		{
			view: { state: view.state, shown },
			code: judged,
			hasCodes,
			agreedQuote: signQuote(quote, "guest"),
			rooms: rooms.map((room) => toOtherRoom(room, (each) => signQuote(each, "guest"))),
			defaults: { name: person?.name ?? "", email: person?.email ?? "", contact },
			isSignedIn: person !== null,
			already,
			asksAges: view.asksAges,
			idempotencyKey: randomUUID(),
		},
		{ status: judged && !judged.isKnown ? 422 : 200, headers: setCookies(guest.cookies) },
	);
}

export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, guestForm(market.country), sender.person);
	const { searchParams } = new URL(request.url);
	const now = new Date();
	const returning = { searchParams, address: sender.address, now };
	if (!form.ok) return returnCheckoutForm(form.refusal, returning);
	const { value: details, refuse } = form;
	const made = await findFormsBooking(db, { ...sender, ...details, source: "guest" });
	if (made)
		return leadToPayment(bookedPath(made), { number: made, request, text: t.bookingRefusals.repeated });
	const back = (errors: Record<string, string[]>, status?: number) =>
		returnCheckoutForm(refuse(errors, status), returning);
	const stayQuery = await readStayQuery(db, searchParams, now);
	if (stayQuery.state !== "stay") return back({ "": [t.bookingRefusals.noStay] });
	const { roomId, room, plan, stay, code } = stayQuery;
	const offered = await readOfferedExtras(db, { hotelId: room.hotel_id });
	const extras = readChoices(details.extra ?? [], offered, stay);
	if (extras === null) return back({ "": [t.extras.gone] });
	if (details.looking) {
		const soldOut = await findSoldOut(db, { chosen: extras, stay });
		return soldOut ? back({ "": [t.extras.soldOut({ name: soldOut.name })] }, 409) : back({}, 200);
	}
	const isOnline = paymentProvider !== null;
	const currency = market.currency;
	const rooms = await viewOthers(db, { searchParams, first: stayQuery, currency, isOnline, now });
	const gone = rooms.find(({ room: known }) => known === null);
	if (gone) return back({ "": [gone.reason ?? ""] }, 409);
	const others = rooms.flatMap(({ room: other }, at) =>
		other
			? {
					roomId: other.roomId,
					planId: other.plan?.id ?? null,
					stay: other.stay,
					agreed: readSignedQuote(details.agreedOthers?.[at], "guest", other),
				}
			: [],
	);
	const counted = await countSentForm("booking", "roomBookingByAddress", { ...sender, email: details.email });
	if (!counted.ok) return back({ email: [t.bookingRefusals.tooMany] }, 429);
	const outcome = await bookRoom(db, {
		...details,
		roomId,
		planId: plan?.id ?? null,
		stay,
		code,
		extras,
		others,
		agreed: readSignedQuote(details.agreedQuote, "guest", stayQuery),
		source: "guest",
		isEmailed: counted.isEmailed,
		accountId: sender.accountId,
		guestHash: sender.guestHash,
		currency,
		defaultCommissionRate: env.COMMISSION_RATE,
		paymentProvider: paymentProvider?.name ?? null,
		now,
	}).catch((error) => ({ ok: false as const, reason: failureReason(error, "book a room", request) }));
	countMade("room_booking", outcome);
	if (outcome.ok) {
		const shown = { currency: market.currency, timeZone: stayQuery.hotel.timeZone, now };
		const text = outcome.repeated
			? t.bookingRefusals.repeated
			: outcome.priceDrops.map((drop) => formatPriceDrop(drop, shown)).join(" ");
		const isEmailed = counted.isEmailed || outcome.repeated;
		const path = `${bookedPath(outcome.number)}${isEmailed ? "" : "?emailed=no"}`;
		const [first = outcome.number, ...later] = outcome.toPay ?? [];
		for (const number of later) await startCheckout(number, request);
		return leadToPayment(path, { number: first, request, text });
	}
	// The page shows what has changed.
	if ("changes" in outcome && outcome.changes.length > 0) return back({}, 409);
	const { reason, status } = explainNotBooked(outcome, stay, now.getUTCFullYear());
	const at = "at" in outcome ? outcome.at : 0;
	return back({ "": [ofRoom(rooms[at - 1]?.name ?? "", reason)] }, status);
}

export default function CheckoutRoom() {
	const data = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	if (!("agreedQuote" in data))
		return (
			<NothingToBook view={data.view} rest={data.rest}>
				{lastResult ? (
					<TypedGuestDetails
						typed={lastResult.initialValue as Typed}
						rooms={lastResult.others}
						currency={lastResult.currency}
					/>
				) : null}
			</NothingToBook>
		);
	const { view, ...form } = data;
	return (
		<RoomCheckoutPage
			{...form}
			agreedQuote={lastResult?.open?.agreedQuote ?? form.agreedQuote}
			rooms={lastResult?.open?.rooms ?? form.rooms}
			quote={lastResult?.open?.shown ?? view.shown}
			lastResult={lastResult}
			changes={lastResult?.changes ?? []}
		/>
	);
}
