import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mayManageHotel } from "#app/account/memberships/members.server.ts";
import { formatMomentInZone } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { needsSecondFactor } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import { hotelAddress } from "#app/travel/stays/own/hotel-address.server.ts";
import { readOwnBooking } from "#app/travel/stays/own/own-bookings.server.ts";
import { readBooking } from "#app/travel/stays/read-booking.server.ts";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { PrintSheet } from "#app/ui/receipt/print-sheet.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction = () => privatePageMeta(t.deskReceipt.title);

/** A receipt for money that the desk took or gave back: for whoever may see the stay, and for the staff of its hotel. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const person = await readPerson(request);
	const found = await readBooking(db, { number });
	const isStaff =
		person !== null &&
		person.role !== "User" &&
		!needsSecondFactor(person) &&
		(await mayManageHotel(db, { hotelId: found?.hotel_id ?? 0, actor: person, permission: "bookings" }));
	const viewer = await readViewer(request, number);
	const booking = isStaff ? found : await readOwnBooking(db, { number, viewer, now: new Date() });
	if (!booking) throw askForContact(params.number);
	const { deskPayments, currency } = booking;
	const payment = deskPayments.find(({ id }) => id === unmaskId(params.paymentId ?? ""));
	if (!payment) throw json(null, { status: 404 });
	const since = deskPayments.filter(({ id, amount }) => id > payment.id && amount < 0);
	const returned = -since.reduce((sum, { amount }) => sum + amount, 0);
	const isTaken = payment.amount > 0;
	return json({
		number,
		isTaken,
		guest: booking.name,
		seller: { name: booking.hotel_name, address: hotelAddress(booking), taxNumber: "" },
		stay: formatStay(datesOf(booking), 0),
		amount: formatMoney(Math.abs(payment.amount), currency),
		method: payment.method,
		at: formatMomentInZone(payment.at, booking.time_zone),
		by: payment.by,
		returned: isTaken && returned > 0 ? formatMoney(Math.min(returned, payment.amount), currency) : null,
		back: isStaff ? `/owner/manage-bookings/${number}` : `/track/${number}`,
	});
}

export default function PaymentReceipt() {
	const { number, isTaken, seller, back, ...paid } = useLoaderData<typeof loader>();
	return (
		<PrintSheet
			title={isTaken ? t.deskReceipt.title : t.deskReceipt.givenBackTitle}
			number={formatReferenceNumber(number)}
			sub={paid.at}
			seller={seller}
			back={{ href: back, label: t.stayReceipt.back }}
		>
			<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[12rem_1fr]">
				<Fact name={t.words.guest}>{paid.guest}</Fact>
				<Fact name={t.stayFacts.stay}>{paid.stay}</Fact>
				<Fact name={t.words.amount}>
					<strong>{paid.amount}</strong>
				</Fact>
				<Fact name={t.deskPayment.method}>{t.stayHistory.method[paid.method]}</Fact>
				{paid.by ? <Fact name={t.deskReceipt.takenBy}>{paid.by}</Fact> : null}
				{paid.returned ? <Fact name={t.deskReceipt.givenBackLater}>{paid.returned}</Fact> : null}
			</dl>
		</PrintSheet>
	);
}
