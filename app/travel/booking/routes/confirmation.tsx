import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isKeyOf } from "#app/common/access/viewer.server.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { db } from "#app/http/process/database.server.ts";
import { grantAccessByKey } from "#app/http/session/link-token.server.ts";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import { BookingTerms } from "#app/travel/booking/ui/terms.tsx";
import { isEmailUnconfirmed } from "#app/travel/stays/booking-states.ts";
import { type BookingView, toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { AnotherEmail } from "#app/travel/stays/ui/another-email.tsx";
import { BookedTogether, NextUnpaid } from "#app/travel/stays/ui/booked-together.tsx";
import { PayStay } from "#app/travel/stays/ui/pay-stay.tsx";
import { StayFacts } from "#app/travel/stays/ui/stay-facts.tsx";
import { StayPrices } from "#app/travel/stays/ui/stay-prices.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ForgetBrowser } from "#app/ui/dialog/forget-browser.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => [
	{ title: pageTitle(t.roomConfirmation.metaTitle) },
	{ name: "robots", content: "noindex" },
];
export const headers = secretLinkHeaders;

/**
 * For the account or browser that booked, and for the emailed link (`?key=`), which signs this browser in to
 * the booking, or asks its guest to confirm first. `?emailed=no` follows a booking whose email was not sent.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const now = new Date();
	const opens = async (tokenHash: string) => {
		if (!(await isKeyOf(db, "bookings", { number, tokenHash }))) return false;
		const linked = await readBooking(db, { number });
		const { search } = new URL(request.url);
		if (linked && isEmailUnconfirmed(linked))
			throw redirect(`/booking-confirmation/${number}/email${search}`, { status: 303 });
		return true;
	};
	await grantAccessByKey(request, { number, path: `/booking-confirmation/${number}`, opens });
	const booking = await requireOwnBooking(request, params, now);
	const isEmailed = new URL(request.url).searchParams.get("emailed") !== "no";
	return json({ booking: toBookingView(booking, now), isEmailed });
}

export default function Confirmation() {
	const { booking, isEmailed } = useLoaderData<typeof loader>();
	const here = `/track/${booking.number}`;
	const isAhead = booking.status === "pending" || booking.status === "confirmed";
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div>
				<h1 className="text-xl">{titleOf(booking)}</h1>
				<p className="mt-4 text-sm text-secondary">{t.roomConfirmation.number}</p>
				<p className="text-3xl font-bold tabular-nums wrap-anywhere">
					{formatReferenceNumber(booking.number)}
				</p>
			</div>
			<PayStay booking={booking} />
			<NextUnpaid group={booking.group} />
			<Card title={isAhead ? t.roomConfirmation.next : t.roomConfirmation.status}>
				<ol className="list-decimal space-y-1.5 ps-5">
					<li>{booking.outcome}</li>
					{isAhead && booking.email ? (
						<li>
							{isEmailed
								? booking.isEmailOpen
									? t.roomConfirmation.sentEmail({ email: booking.email })
									: t.roomConfirmation.sentConfirmation({ email: booking.email })
								: t.roomConfirmation.notSent({ email: booking.email })}
						</li>
					) : null}
					{isAhead ? (
						<li>{t.roomConfirmation.track({ link: (text) => <a href={here}>{text}</a> })}</li>
					) : null}
				</ol>
			</Card>
			<AnotherEmail booking={booking} />
			<Card title={t.roomConfirmation.stay}>
				<p className="mb-3">
					{t.roomConfirmation.contact({
						hotel: <a href={booking.hotelHref}>{booking.hotelName}</a>,
						address: withCommas(booking.address),
						email: <a href={`mailto:${booking.hotelEmail}`}>{booking.hotelEmail}</a>,
						phone: <a href={booking.hotelContactHref}>{booking.hotelContact}</a>,
					})}
				</p>
				<StayFacts booking={booking} />
			</Card>
			<Card title={t.roomConfirmation.price}>
				<StayPrices booking={booking} />
				{booking.payment ? <p className="mt-3 text-sm text-secondary">{booking.payment}.</p> : null}
			</Card>
			<BookedTogether group={booking.group} path="/track" />
			{isAhead ? <BookingTerms terms={booking.terms} /> : null}
			<p className="flex flex-wrap gap-3" data-frame>
				<ButtonLink href={here}>{t.roomConfirmation.manage}</ButtonLink>
				{isAhead ? (
					<ButtonLink variant="plain" href={`${here}/stay.ics`}>
						<Icon name="calendar" /> {t.roomConfirmation.calendar}
					</ButtonLink>
				) : null}
				<ButtonLink variant="plain" href={`${here}/stay-receipt`}>
					<Icon name="print" /> {t.roomConfirmation.receipt}
				</ButtonLink>
				<InvoiceLinks number={booking.number} invoices={booking.invoices} />
			</p>
			<ForgetBrowser />
		</div>
	);
}

function titleOf({
	status,
	name,
	hotelName,
	isUnpaid,
	isEmailOpen,
}: Pick<BookingView, "status" | "name" | "hotelName" | "isUnpaid" | "isEmailOpen">): string {
	if (isUnpaid) return t.roomConfirmation.title.unpaid({ name });
	if (isEmailOpen) return t.roomConfirmation.title.unconfirmed({ name });
	if (status === "pending") return t.roomConfirmation.title.request({ name, hotelName });
	if (status === "confirmed") return t.roomConfirmation.title.booked({ name });
	return t.roomConfirmation.ended[status]({ hotel: hotelName });
}
