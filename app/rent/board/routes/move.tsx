import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { formatDate, formatMoment, timeOnClock, wallClock } from "#app/common/calendar.ts";
import { trailOfNumber } from "#app/common/changes/trail-path.ts";
import { leftToRight, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import { customerOfPath } from "#app/common/screens/customer-path.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import type { ListedInvoices } from "#app/invoices/read-invoices.server.ts";
import { InvoiceLinks } from "#app/invoices/ui/invoice-links.tsx";
import { DisputeNotices } from "#app/payments/ui/dispute-notices.tsx";
import { carryOutAssignment } from "#app/rent/board/assignment-request.server.ts";
import { readDispatchedMove } from "#app/rent/board/dispatched-move.server.ts";
import { describeJobLink } from "#app/rent/board/job-link-request.server.ts";
import { AssignmentCard } from "#app/rent/board/ui/assignment-card.tsx";
import { JobCard } from "#app/rent/board/ui/job-card.tsx";
import { MoveHistory } from "#app/rent/board/ui/move-history.tsx";
import { PriceCard } from "#app/rent/board/ui/price-card.tsx";
import { endOfMove } from "#app/rent/fleet/cells.ts";
import { findFreeTimes } from "#app/rent/fleet/free-times.server.ts";
import { moveFacts } from "#app/rent/moves/move-details.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import {
	allowedMoveChanges,
	type MovingStatus,
	mayReschedule,
	STATUS_CHANGES,
} from "#app/rent/moves/moving-booking.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RecordHeading } from "#app/ui/office/record-heading.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{
		title: pageTitle(t.moveBoard.move.title({ number: data ? formatReferenceNumber(data.move.number) : "" })),
	},
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const found = await readDispatchedMove(db, { number: orderNumberFrom(params) });
	if (!found) throw json(null, { status: 404 });
	const now = new Date();
	const clock = wallClock(now, market.timeZone);
	const isFull = found.offers.vehicles.length === 0;
	const moment = (at: string) => formatMoment(at, market.timeZone, now);
	const { created_at, history, link, steps, photos, online, ...move } = found;
	return json({
		move: { ...move, booked: moment(created_at) },
		payment: online && {
			href: `/dashboard/payments/${maskId(online.id)}`,
			disputes: online.disputes.map(({ answer_before: before, ...dispute }) => ({
				...dispute,
				answerBefore: before && moment(before),
			})),
			failed: online.refunds.filter(({ state }) => state === "failed"),
		},
		payBefore: move.deposit_before && moment(move.deposit_before),
		freeTimes: isFull ? await findFreeTimes(db, { ...found, timeZone: market.timeZone, now }) : [],
		sheet: {
			link: link && describeJobLink(link),
			steps: steps.map((step) => ({ ...step, at: moment(step.at) })),
			photos,
		},
		history: history.map((event) => ({ ...event, at: moment(event.at) })),
		year: Number(clock.date.slice(0, 4)),
		asOf: timeOnClock(now, market.timeZone),
	});
}

export const clientLoader = keepLast();
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	return carryOutAssignment(request, person, `/trucking-dashboard/${orderNumberFrom(params)}`);
}

export default function Move() {
	const { move, payment, payBefore, freeTimes, sheet, history, year, asOf } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>();
	const live = useLive("moving_bookings");
	const here = `/trucking-dashboard/${move.number}`;
	const customerHref = customerOfPath(move);
	return (
		<SoftNavigation within="/trucking-dashboard">
			<Outlet />
			<LiveEnded live={live} here={here} />
			<RecordHeading
				title={t.moveBoard.move.heading({
					hidden: (text) => <span className="sr-only">{text}</span>,
					number: formatReferenceNumber(move.number),
				})}
				asOf={<LiveAsOf live={live} asOf={asOf} here={here} />}
				badges={<MovingBadge status={move.status} price_state={move.price_state} />}
				facts={[move.name]}
			/>
			{payment && move.currency ? <DepositNotices {...payment} currency={move.currency} /> : null}
			<MoveActions move={move} />
			<div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
				<div className="grid gap-5">
					<Card title={t.moveBoard.move.section}>
						<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
							<Fact name={t.moveMails.when}>
								{t.moveBoard.move.fromTo({
									from: (
										<time dateTime={`${move.booking_date}T${move.booking_time}`} className="font-semibold">
											{withCommas([formatDate(move.booking_date, year), move.booking_time])}
										</time>
									),
									to: endOfMove(move),
								})}
							</Fact>
							{moveFacts(move).map(([name, value]) => (
								<Fact key={name} name={name}>
									{value}
								</Fact>
							))}
						</dl>
					</Card>
					<AssignmentCard move={move} freeTimes={freeTimes} year={year} lastResult={lastResult} />
					<JobCard move={move} isAssigned={move.assignment !== null} {...sheet} />
					<PriceCard move={move} payBefore={payBefore} paymentHref={payment?.href ?? null} />
				</div>
				<div className="grid gap-5">
					<Card
						title={t.words.customer}
						aside={
							<ButtonLink variant="quiet" dense href={`/inbox/${move.number}`}>
								<Icon name="chat" /> {t.moveBoard.move.messages}
							</ButtonLink>
						}
					>
						<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[5rem_1fr]">
							<Fact name={t.words.name}>
								{customerHref ? <a href={customerHref}>{move.name}</a> : move.name}
							</Fact>
							<Fact name={t.words.phone}>
								<a className="link" href={`tel:${move.contact_e164}`}>
									{leftToRight(move.contact)}
								</a>
							</Fact>
							<Fact name={t.words.email}>
								{move.email ? (
									<EmailLink email={move.email} />
								) : (
									<span className="text-secondary">{t.words.none}</span>
								)}
							</Fact>
							<Fact name={t.moveStatus.booked}>
								<time>{move.booked}</time>
							</Fact>
						</dl>
					</Card>
					<Card
						title={t.words.history}
						aside={
							<ButtonLink variant="quiet" dense href={`${here}/note`}>
								<Icon name="edit" /> {t.moveBoard.note.title}
							</ButtonLink>
						}
					>
						<MoveHistory events={history} />
						<TrailLink href={trailOfNumber(move.number)} />
					</Card>
				</div>
			</div>
		</SoftNavigation>
	);
}

type DepositNoticesProps = Parameters<typeof DisputeNotices>[0] & {
	/** The refunds that failed, in minor units. */
	failed: readonly { id: number; amount: number }[];
};

/** What staff have to do about the deposit of a move: its disputes, and its refunds that failed. */
function DepositNotices({ failed, ...dispute }: DepositNoticesProps) {
	return (
		<>
			{failed.map(({ id, amount }) => (
				<p key={id} data-tone="red" className="notice mb-5">
					<Icon name="alert" />
					<span>
						<strong>
							{t.moveBoard.move.refundFailed({
								amount: <Price amount={amount} currency={dispute.currency} />,
							})}
						</strong>{" "}
						{t.moveBoard.move.refundRefused} <a href={dispute.href}>{t.moveBoard.price.viewPayment}</a>
					</span>
				</p>
			))}
			<DisputeNotices {...dispute} />
		</>
	);
}

/** What staff can do with a booking; the next step comes first. The dialogs return to the booking. */
function MoveActions({ move }: { move: { number: string; status: MovingStatus; invoices: ListedInvoices } }) {
	const to = (noun: string) => `/trucking-dashboard/${move.number}/${noun}?from=booking`;
	return (
		<p className="mb-5 flex flex-wrap gap-2 print:hidden">
			{allowedMoveChanges(move.status).map((name, index) => (
				<ButtonLink key={name} dense variant={index === 0 ? "primary" : "plain"} href={to(name)}>
					<Icon name={STATUS_CHANGES[name].icon} /> {t.moveChanges[name].menu}
				</ButtonLink>
			))}
			{mayReschedule(move.status) ? (
				<ButtonLink dense variant="plain" href={to("rescheduling")}>
					<Icon name="clock" /> {t.moveBoard.move.reschedule}
				</ButtonLink>
			) : null}
			<InvoiceLinks number={move.number} invoices={move.invoices} variant="quiet" dense />
			<ButtonLink dense variant="quiet" href={to("deletion")}>
				<Icon name="trash" /> {t.words.delete}
			</ButtonLink>
		</p>
	);
}
