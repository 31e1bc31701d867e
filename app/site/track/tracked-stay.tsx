import { isolated, leftToRight, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { MessagesLink } from "#app/conversations/ui/messages-link.tsx";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import type { BookingView } from "#app/travel/stays/booking-view.server.ts";
import { AnotherEmail } from "#app/travel/stays/ui/another-email.tsx";
import { BookedTogether, NextUnpaid } from "#app/travel/stays/ui/booked-together.tsx";
import { BookingBadge } from "#app/travel/stays/ui/booking-badge.tsx";
import { PayStay } from "#app/travel/stays/ui/pay-stay.tsx";
import { StayFacts } from "#app/travel/stays/ui/stay-facts.tsx";
import { StayPricesAndTerms } from "#app/travel/stays/ui/stay-prices.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { EventList } from "#app/ui/receipt/event-list.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import type { ProgressStep } from "#app/ui/receipt/progress-step.ts";
import { ProgressSteps } from "#app/ui/receipt/progress-steps.tsx";

type TrackedStayProps = {
	booking: BookingView;
	asOf: string;
	/** Whose clock the page shows, as `Lisbon time`; null for the market’s. */
	clock: string | null;
	/** New messages to the customer. */
	unread: number;
	/** The stay is over and has no review. */
	mayReview: boolean;
	steps: ProgressStep[];
	/** No step follows. */
	isOver: boolean;
};

/** A room booking as its guest sees it. */
export function TrackedStay({ booking, asOf, clock, unread, mayReview, steps, isOver }: TrackedStayProps) {
	const here = `/track/${booking.number}`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<p className="text-sm text-secondary">
						{t.tracking.stay.one({ number: formatReferenceNumber(booking.number) })}
					</p>
					<h1 className="text-2xl wrap-anywhere">{booking.hotelName}</h1>
					<p className="mt-1 text-lg">{booking.stay}</p>
				</div>
				<BookingBadge status={booking.status} isUnpaid={booking.isUnpaid} />
			</div>
			<ProgressSteps steps={steps} isOver={isOver} />
			<p className="text-lg" data-follow-news>
				{booking.outcome}
			</p>
			{booking.mayCheckInOnline && booking.checkedInOnline ? <p>{booking.checkedInOnline}</p> : null}
			<PayStay booking={booking} />
			<NextUnpaid group={booking.group} />
			<AnotherEmail booking={booking} />
			<p className="flex flex-wrap gap-3" data-frame>
				{mayReview ? (
					<ButtonLink href={`${here}/review`}>
						<Icon name="star" /> {t.tracking.review}
					</ButtonLink>
				) : null}
				{booking.mayCheckInOnline ? (
					<ButtonLink variant={booking.checkedInOnline ? "plain" : "primary"} href={`${here}/check-in`}>
						<Icon name="check" /> {t.onlineCheckIn.title}
					</ButtonLink>
				) : null}
				{booking.mayMove ? (
					<ButtonLink variant="plain" href={`${here}/dates`}>
						<Icon name="edit" /> {t.tracking.stay.changeDates}
					</ButtonLink>
				) : null}
				{booking.mayAddExtras ? (
					<ButtonLink variant="plain" href={`${here}/extras`}>
						<Icon name="plus" /> {t.extras.addTo}
					</ButtonLink>
				) : null}
				{booking.isOn ? (
					<ButtonLink variant="plain" href={`${here}/stay.ics`}>
						<Icon name="calendar" /> {t.tracking.calendar}
					</ButtonLink>
				) : (
					<ButtonLink href={booking.againHref}>{t.tracking.stay.another}</ButtonLink>
				)}
				<ButtonLink variant="plain" href={`${here}/stay-receipt`}>
					<Icon name="print" /> {t.tracking.receipt}
				</ButtonLink>
				{booking.receipts.map(({ href, label }) => (
					<ButtonLink key={href} variant="plain" href={href}>
						<Icon name="print" /> {label}
					</ButtonLink>
				))}
				<MessagesLink unread={unread} number={booking.number} />
				<InvoiceLinks number={booking.number} invoices={booking.invoices} />
				{booking.mayCancel ? (
					<ButtonLink variant="plain" href={`${here}/stay-cancellation`}>
						<Icon name="ban" /> {t.tracking.cancelBooking}
					</ButtonLink>
				) : null}
			</p>
			<Card title={t.tracking.stay.title}>
				<StayFacts booking={booking} />
			</Card>
			<Card title={t.words.price} aside={<span className="text-secondary">{booking.payment}</span>}>
				<StayPricesAndTerms booking={booking} />
			</Card>
			<BookedTogether group={booking.group} path="/track" />
			<HotelCard booking={booking} />
			<Card title={t.words.history}>
				{clock ? <p className="mb-3 text-secondary">{t.tracking.stay.times({ clock })}</p> : null}
				<EventList events={booking.history} />
			</Card>
			<AsOf asOf={asOf} here={here} />
		</div>
	);
}

function HotelCard({ booking }: { booking: BookingView }) {
	return (
		<Card title={t.words.hotel} aside={<a href={booking.hotelHref}>{t.tracking.stay.viewHotel}</a>}>
			<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
				<Fact name={t.words.address}>{withCommas(booking.address.map(isolated))}</Fact>
				{booking.hotelContact ? (
					<Fact name={t.words.phone}>
						<a href={booking.hotelContactHref}>{leftToRight(booking.hotelContact)}</a>
					</Fact>
				) : null}
				{booking.hotelEmail ? (
					<Fact name={t.words.email}>
						<a href={`mailto:${booking.hotelEmail}`}>{booking.hotelEmail}</a>
					</Fact>
				) : null}
				{booking.houseRules ? (
					<Fact name={t.tracking.stay.houseRules}>
						<span className="whitespace-pre-line" dir="auto">
							{booking.houseRules}
						</span>
					</Fact>
				) : null}
			</dl>
		</Card>
	);
}
