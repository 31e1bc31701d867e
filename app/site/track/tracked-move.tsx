import { formatDate } from "#app/common/calendar.ts";
import { InvoiceLinks } from "#app/common/invoices/invoice-links.tsx";
import type { ListedInvoices } from "#app/common/invoices/read-invoices.server.ts";
import { formatMoney } from "#app/common/money.ts";
import { PayOnline } from "#app/common/payments/pay-online.tsx";
import type { QuoteLine } from "#app/common/quote-lines.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { MovingBadge } from "#app/rent/dashboard/moving-badge.tsx";
import { JobStepList } from "#app/rent/dispatch/job-step-list.tsx";
import { JOB_STEPS, lastJobStep } from "#app/rent/dispatch/job-steps.ts";
import { ProofPhotos } from "#app/rent/dispatch/proof-photos.tsx";
import { type MoveDetails, moveFacts } from "#app/rent/move-details.ts";
import { describeOwed, describePaidDeposit } from "#app/rent/move-messages.ts";
import {
	dueOf,
	isDepositOpen,
	isOffered,
	type MovePriceState,
	type MovingStatus,
	mayBecome,
	shownStatus,
	usesVehicle,
} from "#app/rent/moving-booking.ts";
import { describeDeposit } from "#app/rent/rates/deposit.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PriceLines } from "#app/ui/price-lines.tsx";
import type { JobStep } from "#db/schema/rent.ts";
import { AsOf } from "./as-of.tsx";
import { MessagesLink } from "./messages-link.tsx";

type ShownMove = MoveDetails & {
	email: string | null;
	status: MovingStatus;
	price: number | null;
	currency: string | null;
	price_state: MovePriceState;
	lines: QuoteLine[];
	invoices: ListedInvoices;
	/** What cancelling costs now and later. */
	terms: string;
	/** The customer can still change the date. */
	mayMove: boolean;
	cancellation_fee: number | null;
	deposit_due: number;
	deposit_paid: number;
	deposit_refunded: number;
	/** The way to pay the deposit, what accepting the price asks for (minor units), and what becomes of a disputed one. */
	deposit: { payOnline: { href: string } | "retry" | null; toAsk: number; disputed: string | null };
	/** Until when the deposit can be paid, formatted. */
	payBefore: string | null;
	history: { id: number; to_status: MovingStatus; detail: string | null; at: string }[];
	job: {
		steps: { step: JobStep; at: string; receiver: string | null }[];
		photos: number;
		/** Who comes today; null on other days. */
		crew: string | null;
	};
};

type TrackedMoveProps = {
	booking: ShownMove;
	asOf: string;
	/** New messages to the customer. */
	unread: number;
	year: number;
	/** The move is delivered and has no review. */
	mayReview: boolean;
};

/** A moving booking as its customer sees it. */
export function TrackedMove({ booking, asOf, unread, year, mayReview }: TrackedMoveProps) {
	const here = `/track/${booking.number}`;
	const step = lastJobStep(booking.job.steps);
	const when = `${formatDate(booking.booking_date, year)} at ${booking.booking_time}`;
	return (
		<div className="mx-auto grid max-w-form gap-5">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<p className="text-sm text-secondary">Moving booking</p>
					<h1 className="text-2xl tabular-nums">{formatReferenceNumber(booking.number)}</h1>
				</div>
				<MovingBadge status={booking.status} price_state={booking.price_state} isOwn />
			</div>
			<p className="text-lg" data-follow-news>
				{step && booking.status === "confirmed"
					? JOB_STEPS[step].forCustomer
					: shownStatus(booking).forCustomer}
			</p>
			{usesVehicle(booking.status) ? <p className="text-xl font-bold">{when}</p> : null}
			<PaidDeposit booking={booking} />
			{booking.job.crew ? <p>{booking.job.crew}</p> : null}
			{step ? (
				<Card title="Your move, step by step">
					<JobStepList steps={booking.job.steps} />
					<ProofPhotos count={booking.job.photos} path={`${here}/photos`} />
				</Card>
			) : null}
			{isOffered(booking) ? <OwnPrice booking={booking} here={here} /> : null}
			<OwnDeposit booking={booking} />
			<p className="flex flex-wrap gap-3" data-frame>
				{mayReview ? (
					<ButtonLink href={`${here}/move-review`}>
						<Icon name="star" /> Write a review
					</ButtonLink>
				) : null}
				{usesVehicle(booking.status) ? (
					<>
						{booking.status === "delivered" ? null : (
							<ButtonLink variant="plain" href={`${here}/move.ics`}>
								<Icon name="calendar" /> Add to calendar
							</ButtonLink>
						)}
						<ButtonLink variant="plain" href={`${here}/move-receipt`}>
							<Icon name="print" /> Receipt
						</ButtonLink>
						<InvoiceLinks number={booking.number} invoices={booking.invoices} />
					</>
				) : null}
				<MessagesLink unread={unread} number={booking.number} />
				{booking.mayMove ? (
					<ButtonLink variant="plain" href={`${here}/move-date`}>
						<Icon name="edit" /> Change date
					</ButtonLink>
				) : null}
				{mayBecome(booking.status, "cancelled") ? (
					<ButtonLink variant="plain" href={`${here}/cancellation`}>
						<Icon name="ban" /> Cancel this booking
					</ButtonLink>
				) : (
					<ButtonLink variant={mayReview ? "plain" : undefined} href="/trucking-home#form">
						Book another move
					</ButtonLink>
				)}
			</p>
			<Card title="Your move">
				<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
					{usesVehicle(booking.status) ? null : <Fact name="When">{when}</Fact>}
					{moveFacts(booking).map(([label, value]) => (
						<Fact key={label} name={label}>
							{value}
						</Fact>
					))}
					<Fact name="Name">{booking.name}</Fact>
					<Fact name="Phone">{booking.contact}</Fact>
					{booking.email ? <Fact name="Email">{booking.email}</Fact> : null}
				</dl>
			</Card>
			{isOffered(booking) ? null : <OwnPrice booking={booking} here={here} />}
			<Card title="History">
				<ol className="space-y-2">
					{booking.history.map((event, at, all) => (
						<li key={event.id} className="flex flex-wrap items-center gap-x-3">
							{event.detail && all[at - 1]?.to_status === event.to_status ? null : (
								<MovingBadge status={event.to_status} />
							)}{" "}
							{event.detail ? <span>{event.detail}</span> : null}{" "}
							<time className="text-secondary">{event.at}</time>
						</li>
					))}
				</ol>
			</Card>
			<AsOf asOf={asOf} here={here} />
		</div>
	);
}

/** What was paid online for a move that is ahead, and what is left. */
function PaidDeposit({ booking }: { booking: ShownMove }) {
	const paid = mayBecome(booking.status, "cancelled")
		? describePaidDeposit({ ...booking, disputed: booking.deposit.disputed })
		: null;
	return paid ? <p>{paid}</p> : null;
}

/** The deposit that is to be paid online. */
function OwnDeposit({ booking }: { booking: ShownMove }) {
	const { number, deposit_due: amount, currency, deposit, payBefore } = booking;
	if (!isDepositOpen(booking) || currency === null) return null;
	return (
		<Card title="Pay your deposit">
			<p>
				{payBefore
					? `Pay ${formatMoney(amount, currency)} before ${payBefore}, or your move is cancelled. `
					: null}
				You pay on the page of our payment provider.
			</p>
			<PayOnline {...{ number, amount, currency }} payOnline={deposit.payOnline} what="booking" />
		</Card>
	);
}

/** The price line by line, and the button to accept it. */
function OwnPrice({ booking, here }: { booking: ShownMove; here: string }) {
	const { price, currency, lines, terms, deposit } = booking;
	const mayCancel = mayBecome(booking.status, "cancelled");
	if (price === null || currency === null)
		return mayCancel ? (
			<Card title="Price">
				<p>We’ll call you with a price.</p>
			</Card>
		) : null;
	return (
		<Card title="Price">
			<PriceLines lines={lines} currency={currency} {...dueOf(booking)} />
			{mayCancel ? <p className="mt-3 text-sm text-secondary">{terms}</p> : null}
			{usesVehicle(booking.status) ? null : (
				<p className="mt-3 text-sm text-secondary">
					{describeOwed({ ...booking, disputed: booking.deposit.disputed })}
				</p>
			)}
			{deposit.toAsk > 0 ? (
				<p className="mt-3">{describeDeposit({ price, currency, deposit: deposit.toAsk }, "accept")}</p>
			) : null}
			{isOffered(booking) ? (
				<PostForm action={`${here}/price`} className="mt-4">
					<input type="hidden" name="price" value={price} />
					{deposit.toAsk > 0 ? <input type="hidden" name="deposit" value={deposit.toAsk} /> : null}
					<Button busy="Accepting...">Accept price</Button>
				</PostForm>
			) : null}
		</Card>
	);
}
