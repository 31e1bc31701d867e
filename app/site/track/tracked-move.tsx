import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { MessagesLink } from "#app/conversations/ui/messages-link.tsx";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import { PayOnline } from "#app/payments/ui/pay-online.tsx";
import { JobStepList } from "#app/rent/job-sheets/ui/job-step-list.tsx";
import { ProofPhotos } from "#app/rent/job-sheets/ui/proof-photos.tsx";
import { lastJobStep } from "#app/rent/moves/job/job-steps.ts";
import { moveFacts } from "#app/rent/moves/move-details.ts";
import { describeOwed, describeOwnMove, describePaidDeposit } from "#app/rent/moves/move-messages.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import {
	depositLeft,
	dueOf,
	isDepositOpen,
	isOffered,
	mayBecome,
	statusRow,
	usesVehicle,
} from "#app/rent/moves/moving-booking.ts";
import { describeDeposit } from "#app/rent/rates/deposit.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AsOf } from "#app/ui/live/as-of.tsx";
import { EventList } from "#app/ui/receipt/event-list.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { PriceLines } from "#app/ui/receipt/price-lines.tsx";
import { ProgressSteps } from "#app/ui/receipt/progress-steps.tsx";
import { moveSteps } from "./move-steps.ts";
import type { MoveTracked } from "./tracked-request.server.ts";

type ShownMove = MoveTracked["booking"];

type TrackedMoveProps = MoveTracked & {
	asOf: string;
	/** New messages to the customer. */
	unread: number;
	year: number;
};

/** A moving booking as its customer sees it. */
export function TrackedMove({ booking, asOf, unread, year, mayReview }: TrackedMoveProps) {
	const here = `/track/${booking.number}`;
	const step = lastJobStep(booking.job.steps);
	const when = t.ownBookings.dateAt({
		date: formatDate(booking.booking_date, year),
		time: booking.booking_time,
	});
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<p className="text-sm text-secondary">{t.tracking.move.one}</p>
					<h1 className="text-2xl tabular-nums">{formatReferenceNumber(booking.number)}</h1>
				</div>
				<MovingBadge status={booking.status} price_state={booking.price_state} isOwn />
			</div>
			<ProgressSteps
				steps={moveSteps(booking, when)}
				isOver={booking.status === "delivered" || !usesVehicle(booking.status)}
			/>
			<p className="text-lg" data-follow-news>
				{describeOwnMove(booking, { isPast: booking.isPast, step })}
			</p>
			{usesVehicle(booking.status) ? <p className="text-xl font-bold">{when}</p> : null}
			<PaidDeposit booking={booking} />
			{booking.job.crew ? <p>{booking.job.crew}</p> : null}
			{step ? (
				<Card title={t.tracking.move.steps}>
					<JobStepList steps={booking.job.steps} />
					<ProofPhotos count={booking.job.photos} path={`${here}/photos`} />
				</Card>
			) : null}
			{isAcceptable(booking) ? <OwnPrice booking={booking} here={here} /> : null}
			<OwnDeposit booking={booking} />
			<p className="flex flex-wrap gap-3" data-frame>
				{mayReview ? (
					<ButtonLink href={`${here}/move-review`}>
						<Icon name="star" /> {t.tracking.review}
					</ButtonLink>
				) : null}
				{usesVehicle(booking.status) ? (
					<>
						{booking.status === "delivered" ? null : (
							<ButtonLink variant="plain" href={`${here}/move.ics`}>
								<Icon name="calendar" /> {t.tracking.calendar}
							</ButtonLink>
						)}
						<ButtonLink variant="plain" href={`${here}/move-receipt`}>
							<Icon name="print" /> {t.tracking.receipt}
						</ButtonLink>
						<InvoiceLinks number={booking.number} invoices={booking.invoices} />
					</>
				) : null}
				<MessagesLink unread={unread} number={booking.number} />
				{booking.mayMove ? (
					<ButtonLink variant="plain" href={`${here}/move-date`}>
						<Icon name="edit" /> {t.tracking.move.changeDate}
					</ButtonLink>
				) : null}
				{booking.mayCancel ? (
					<ButtonLink variant="plain" href={`${here}/cancellation`}>
						<Icon name="ban" /> {t.tracking.cancelBooking}
					</ButtonLink>
				) : mayBecome(booking.status, "cancelled") ? null : (
					<ButtonLink variant={mayReview ? "plain" : undefined} href="/trucking-home#form">
						{t.tracking.move.another}
					</ButtonLink>
				)}
			</p>
			<Card title={t.tracking.move.title}>
				<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
					{usesVehicle(booking.status) ? null : <Fact name={t.tracking.move.when}>{when}</Fact>}
					{moveFacts(booking).map(([label, value]) => (
						<Fact key={label} name={label}>
							{value}
						</Fact>
					))}
					<Fact name={t.words.name}>{booking.name}</Fact>
					<Fact name={t.words.phone}>{booking.contact}</Fact>
					{booking.email ? <Fact name={t.words.email}>{booking.email}</Fact> : null}
				</dl>
			</Card>
			{isAcceptable(booking) ? null : <OwnPrice booking={booking} here={here} />}
			<Card title={t.words.history}>
				<EventList events={booking.history.map(listEvent)} />
			</Card>
			<AsOf asOf={asOf} here={here} />
		</div>
	);
}

/** A change of the price or deposit tells itself, without the status that stays. */
function listEvent(event: ShownMove["history"][number], at: number, all: ShownMove["history"]) {
	const { icon, tone, label } = statusRow(event.to_status);
	const isStatus = !event.detail || all[at - 1]?.to_status !== event.to_status;
	const text = [isStatus ? label : "", event.detail].filter(Boolean).join(": ");
	return isStatus
		? { id: event.id, icon, tone, text, at: event.at }
		: { id: event.id, icon: "info" as const, text, at: event.at };
}

/** An offered price can be accepted until the time of the move. */
const isAcceptable = (booking: ShownMove): boolean => isOffered(booking) && !booking.isPast;

/** What was paid online for a move that is ahead, and what is left. */
function PaidDeposit({ booking }: { booking: ShownMove }) {
	const paid = mayBecome(booking.status, "cancelled")
		? describePaidDeposit({ ...booking, disputed: booking.deposit.disputed })
		: null;
	return paid ? <p>{paid}</p> : null;
}

/** The deposit that is to be paid online. */
function OwnDeposit({ booking }: { booking: ShownMove }) {
	const { number, currency, deposit, payBefore } = booking;
	const amount = depositLeft(booking);
	if (!isDepositOpen(booking) || booking.isPast || currency === null) return null;
	return (
		<Card title={t.tracking.move.deposit}>
			<p>
				{payBefore
					? `${t.tracking.move.payBefore({ amount: formatMoney(amount, currency), time: payBefore })} `
					: null}
				{t.tracking.move.payThere}
			</p>
			<PayOnline
				number={number}
				amount={amount}
				currency={currency}
				payOnline={deposit.payOnline}
				what="booking"
			/>
		</Card>
	);
}

/** The price line by line, and the button to accept it. */
function OwnPrice({ booking, here }: { booking: ShownMove; here: string }) {
	const { price, currency, lines, terms, deposit, mayCancel } = booking;
	if (price === null || currency === null)
		return mayBecome(booking.status, "cancelled") && !booking.isPast ? (
			<Card title={t.words.price}>
				<p>{t.tracking.move.call}</p>
			</Card>
		) : null;
	return (
		<Card title={t.words.price}>
			<PriceLines lines={lines} currency={currency} {...dueOf(booking)} />
			{mayCancel ? <p className="mt-3 text-sm text-secondary">{terms}</p> : null}
			{usesVehicle(booking.status) ? null : (
				<p className="mt-3 text-sm text-secondary">
					{describeOwed({ ...booking, disputed: booking.deposit.disputed })}
				</p>
			)}
			{deposit.toAsk > 0 && isAcceptable(booking) ? (
				<p className="mt-3">
					{describeDeposit({ price, currency, deposit: deposit.toAsk, deadline: deposit.deadline })}
				</p>
			) : null}
			{isAcceptable(booking) ? (
				<PostForm action={`${here}/price`} className="mt-4">
					<input type="hidden" name="price" value={price} />
					{deposit.toAsk > 0 ? <input type="hidden" name="deposit" value={deposit.toAsk} /> : null}
					<Button busy={t.tracking.move.accepting}>{t.tracking.move.accept}</Button>
				</PostForm>
			) : null}
		</Card>
	);
}
