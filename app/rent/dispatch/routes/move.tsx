import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { formatDate, formatMoment, wallClock } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailOfNumber } from "#app/common/trail-path.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { MovingBadge } from "#app/rent/dashboard/moving-badge.tsx";
import { AssignmentCard } from "#app/rent/dispatch/assignment-card.tsx";
import { carryOutAssignment } from "#app/rent/dispatch/assignment-request.server.ts";
import { DepositNotices } from "#app/rent/dispatch/deposit-notices.tsx";
import { readDispatchedMove } from "#app/rent/dispatch/dispatched-move.server.ts";
import { JobCard } from "#app/rent/dispatch/job-card.tsx";
import { describeJobLink } from "#app/rent/dispatch/job-link-request.server.ts";
import { MoveActions } from "#app/rent/dispatch/move-actions.tsx";
import { MoveHistory } from "#app/rent/dispatch/move-history.tsx";
import { PriceCard } from "#app/rent/dispatch/price-card.tsx";
import { endOfMove } from "#app/rent/fleet/cells.ts";
import { findFreeTimes } from "#app/rent/fleet/free-times.server.ts";
import { moveFacts } from "#app/rent/move-details.ts";
import { MovesNav } from "#app/rent/moves-nav.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TrailLink } from "#app/ui/trail-link.tsx";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`Move ${data ? formatReferenceNumber(data.move.number) : ""}`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const found = await readDispatchedMove(db, { number: orderNumberFrom(params) });
	if (!found) throw json(null, { status: 404 });
	const now = new Date();
	const clock = wallClock(now, market.timeZone);
	const wanted = {
		...{ vehicleType: found.vehicle_type, cells: found.cells },
		...{ bookingDate: found.booking_date, bookingTime: found.booking_time },
	};
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
		freeTimes: isFull ? await findFreeTimes(db, { ...wanted, timeZone: market.timeZone, now }) : [],
		sheet: {
			link: link && describeJobLink(link),
			steps: steps.map((step) => ({ ...step, at: moment(step.at) })),
			photos,
		},
		history: history.map((event) => ({ ...event, at: moment(event.at) })),
		year: Number(clock.date.slice(0, 4)),
		asOf: clock.time,
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
	return (
		<SoftNavigation within="/trucking-dashboard">
			<Outlet />
			<LiveEnded live={live} here={here} />
			<MovesNav here="/trucking-dashboard" />
			<div className="mb-5 flex flex-wrap items-start justify-between gap-3">
				<div className="grid gap-2">
					<h1 className="text-2xl tabular-nums">
						<span className="sr-only">Move </span>
						{formatReferenceNumber(move.number)}
					</h1>
					<p>
						<MovingBadge status={move.status} price_state={move.price_state} />
					</p>
				</div>
				<LiveAsOf live={live} asOf={asOf} here={here} />
			</div>
			{payment && move.currency ? <DepositNotices {...payment} currency={move.currency} /> : null}
			<MoveActions move={move} />
			<div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
				<div className="grid gap-5">
					<Card title="Move">
						<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr]">
							<Fact name="Date and time">
								<time dateTime={`${move.booking_date}T${move.booking_time}`} className="font-semibold">
									{formatDate(move.booking_date, year)}, {move.booking_time}
								</time>{" "}
								to {endOfMove(move)}
							</Fact>
							{moveFacts(move).map(([name, value]) => (
								<Fact key={name} name={name}>
									{value}
								</Fact>
							))}
						</dl>
					</Card>
					<AssignmentCard {...{ move, freeTimes, year, lastResult }} />
					<JobCard move={move} isAssigned={move.assignment !== null} {...sheet} />
					<PriceCard move={move} payBefore={payBefore} paymentHref={payment?.href ?? null} />
				</div>
				<div className="grid gap-5">
					<Card
						title="Customer"
						aside={
							<ButtonLink variant="quiet" dense href={`/inbox/${move.number}`}>
								<Icon name="chat" /> Messages
							</ButtonLink>
						}
					>
						<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[5rem_1fr]">
							<Fact name="Name">{move.name}</Fact>
							<Fact name="Phone">
								<a className="link" href={`tel:${move.contact_e164}`}>
									{move.contact}
								</a>
							</Fact>
							<Fact name="Email">
								{move.email ? <EmailLink email={move.email} /> : <span className="text-secondary">None</span>}
							</Fact>
							<Fact name="Booked">
								<time>{move.booked}</time>
							</Fact>
						</dl>
					</Card>
					<Card
						title="History"
						aside={
							<ButtonLink variant="quiet" dense href={`${here}/note`}>
								<Icon name="edit" /> Add note
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
