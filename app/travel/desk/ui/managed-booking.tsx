import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { customerOfPath } from "#app/common/screens/customer-path.ts";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import type { toManagedBooking } from "#app/travel/desk/managed-booking.server.ts";
import { isGuestAwaited } from "#app/travel/stays/booking-states.ts";
import { BookedTogether } from "#app/travel/stays/ui/booked-together.tsx";
import { BookingBadge } from "#app/travel/stays/ui/booking-badge.tsx";
import { StayFacts } from "#app/travel/stays/ui/stay-facts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RecordHeading } from "#app/ui/office/record-heading.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { EventList } from "#app/ui/receipt/event-list.tsx";
import { BookingButtons } from "./booking-actions.tsx";
import { Folio } from "./folio.tsx";

type ManagedBookingProps = {
	booking: ReturnType<typeof toManagedBooking>;
	/** Its changes in the trail; null for those who don't read it. */
	trail: string | null;
	asOf: ReactNode;
};

export function ManagedBooking({ booking, trail, asOf }: ManagedBookingProps) {
	const { number, until } = booking;
	return (
		<>
			<RecordHeading
				title={booking.name}
				asOf={asOf}
				badges={<BookingBadge status={booking.status} isUnpaid={booking.isUnpaid} />}
				facts={[
					formatReferenceNumber(number),
					booking.isWalkIn
						? t.managedBooking.addedAtDesk({ at: booking.bookedAt })
						: t.managedBooking.bookedAt({ at: booking.bookedAt }),
					booking.isEmailConfirmed || !isGuestAwaited(booking.status) ? null : t.stayList.notConfirmed,
				]}
			/>
			{until ? (
				<p data-tone="yellow" className="notice mb-5">
					<Icon name="clock" />
					<span>
						{t.managedBooking.answerBefore({
							left: (text) => <strong className="font-semibold">{text(until.left)}</strong>,
							until: until.moment,
						})}
					</span>
				</p>
			) : null}
			{booking.confirmUntil ? (
				<p data-tone="yellow" className="notice mb-5">
					<Icon name="clock" />
					<span>
						{t.managedBooking.expires({ until: booking.confirmUntil })}{" "}
						<a href={`/owner/manage-bookings/${number}/keep`} className="link print:hidden">
							{t.keepBooking.button}
						</a>
					</span>
				</p>
			) : null}
			{booking.waitingChange ? (
				<p data-tone="yellow" className="notice mb-5">
					<Icon name="clock" /> {booking.waitingChange}
				</p>
			) : null}
			<BookingButtons
				number={number}
				changes={booking.changes}
				datesLabel={booking.datesLabel}
				undo={booking.undo}
				unitLabel={booking.units?.label ?? null}
				mayRecordPayment={booking.mayRecordPayment}
				mayChangeExtras={booking.mayChangeExtras}
			/>
			<div
				className={`grid items-start gap-5 lg:grid-cols-[3fr_2fr] ${booking.group ? "lg:grid-rows-[auto_auto_1fr]" : "lg:grid-rows-[auto_1fr]"}`}
			>
				<Card
					title={booking.hotelName}
					aside={
						<ButtonLink variant="quiet" dense href={`/owner/inbox/${number}`}>
							<Icon name="chat" /> {t.managedBooking.messages}
						</ButtonLink>
					}
				>
					{booking.checkedInOnline ? (
						<p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
							<span className="flex items-center gap-2">
								<Icon name="check" /> {booking.checkedInOnline}
							</span>
							{booking.isTeam ? (
								<ButtonLink variant="plain" dense href={`/owner/manage-bookings/${number}/guests`}>
									{t.onlineCheckIn.show}
								</ButtonLink>
							) : null}
						</p>
					) : null}
					<StayFacts booking={booking} customerHref={trail === null ? undefined : customerOfPath(booking)} />
				</Card>
				<Card
					title={t.folio.title}
					aside={<span className="font-semibold">{booking.balance}</span>}
					className={booking.group ? "lg:row-span-3" : "lg:row-span-2"}
				>
					<Folio folio={booking.folio} currency={booking.currency} />
					{booking.invoices.length > 0 ? (
						<p className="mt-4 flex flex-wrap gap-2">
							<InvoiceLinks number={number} invoices={booking.invoices} dense />
						</p>
					) : null}
					{booking.terms.length > 0 ? (
						<>
							<h3 className="mt-5 mb-1 font-semibold">{t.managedBooking.terms}</h3>
							{booking.terms.map((sentence) => (
								<p key={sentence} className="mt-1 text-secondary">
									{sentence}
								</p>
							))}
						</>
					) : null}
				</Card>
				<BookedTogether group={booking.group} path="/owner/manage-bookings" isForDesk>
					{booking.group && booking.group.payable > 0 ? (
						<p className="mt-3 print:hidden">
							<ButtonLink variant="plain" href={`/owner/manage-bookings/${number}/payment?for=all`}>
								<Icon name="card" /> {t.roomGroup.record}
							</ButtonLink>
						</p>
					) : null}
				</BookedTogether>
				<Card
					title={t.managedBooking.history}
					aside={
						<ButtonLink variant="quiet" dense href={`/owner/manage-bookings/${number}/note`}>
							<Icon name="edit" /> {t.deskNote.title}
						</ButtonLink>
					}
				>
					<EventList events={booking.history} />
					{trail ? <TrailLink href={trail} /> : null}
				</Card>
			</div>
		</>
	);
}
