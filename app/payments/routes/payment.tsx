import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import { formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { staffPage } from "#app/common/screens/staff-page.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { tellsLostDisputes } from "#app/payments/disputes.server.ts";
import { retryRefund } from "#app/payments/failed-refunds.server.ts";
import {
	DISPUTE_STATES,
	ENTRY_LABELS,
	ONLINE_PAYMENT_STATES,
	providerLabel,
} from "#app/payments/payment-labels.ts";
import { registeredPaymentSubjects } from "#app/payments/payment-subject.ts";
import { providerNamed } from "#app/payments/provider-settings.server.ts";
import { SUBJECT_LABELS } from "#app/payments/staff/payment-filters.ts";
import { requirePayment } from "#app/payments/staff/payment-request.server.ts";
import { DisputeTable, EntryTable, EventTable, RefundTable } from "#app/payments/ui/payment-tables.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TrailLink } from "#app/ui/office/trail-link.tsx";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`Payment ${data ? formatReferenceNumber(data.payment.number) : ""}`) },
];

const schema = z.object({ refund: z.string() });

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { role } = await requireShopStaff(request);
	const { payment: found } = await requirePayment(params);
	const now = new Date();
	const moment = (at: string) => formatMoment(at, market.timeZone, now);
	const { disputes, entries, refunds, events, created_at, expires_at, ...payment } = found;
	const { provider, payment_reference: reference } = payment;
	const configured = providerNamed(provider);
	return json({
		payment: {
			...payment,
			/** SuperAdmins have no page of a move. */
			page: staffPage(payment.number, role === "SuperAdmin" ? role : "Admin"),
			created: moment(created_at),
			expires: payment.state === "open" && expires_at ? moment(expires_at) : null,
			closesDisputes: !tellsLostDisputes(provider),
			providerPage: configured && reference ? configured.paymentPage(reference) : null,
		},
		disputes: disputes.map(({ answer_before: before, created_at: at, ...dispute }) => ({
			...dispute,
			at: moment(at),
			answerBefore: before && moment(before),
		})),
		entries: entries.map((entry) => ({ ...entry, at: moment(entry.at) })),
		refunds: refunds.map(({ created_at: at, ...refund }) => ({ ...refund, at: moment(at) })),
		events: events.map(({ received_at: at, ...event }) => ({ ...event, at: moment(at) })),
		asOf: timeOnClock(now, market.timeZone),
		here: new URL(request.url).pathname,
		trail: trailPath("payment", found.id),
	});
}

/** Requests a failed refund of a stay or a move again, which the job sends. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { payment: of, here } = await requirePayment(params);
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const id = unmaskId(form.value.refund);
	const again = { id: id ?? 0, of, actorId: person.accountId, now: new Date() };
	const isRequested = id !== null && (await retryRefund(db, registeredPaymentSubjects(), again));
	return redirectWithFlash(
		here,
		isRequested
			? { tone: "success", text: "The refund is requested again. We send it within a minute." }
			: {
					tone: "error",
					text: "The refund is not tried again: it is no longer failed, or less is left to refund.",
				},
	);
}

export const clientLoader = keepLast();

export default function Payment() {
	const { payment, disputes, entries, refunds, events, asOf, here, trail } = useLoaderData<typeof loader>();
	const live = useLive("payments");
	const { currency, number } = payment;
	const name = providerLabel(payment.provider);
	const failed = refunds.filter(({ mayRetry }) => mayRetry);
	return (
		<SoftNavigation within="/dashboard/payments">
			<LiveEnded live={live} here={here} />
			<div className="mb-5 flex flex-wrap items-start justify-between gap-3">
				<div className="grid gap-2">
					<h1 className="text-2xl">
						<span className="sr-only">Payment of </span>
						<Price amount={payment.amount} currency={currency} />
					</h1>
					<p>
						<StatusBadge {...ONLINE_PAYMENT_STATES[payment.state]} />{" "}
						{disputes.map(({ id, state }) => (
							<StatusBadge key={id} {...DISPUTE_STATES[state]} />
						))}{" "}
						{failed.length > 0 ? <StatusBadge label="Refund failed" tone="red" icon="alert" /> : null}
					</p>
				</div>
				<LiveAsOf live={live} asOf={asOf} here={here} />
			</div>
			<p className="mb-5 flex flex-wrap gap-2 print:hidden">
				{payment.page ? (
					<ButtonLink dense variant="plain" href={payment.page}>
						<Icon name="inbox" /> View {SUBJECT_LABELS[payment.subject].toLowerCase()}
					</ButtonLink>
				) : null}
				{payment.left + payment.planned > 0 ? (
					<ButtonLink
						dense
						variant="plain"
						href={payment.subject === "order" ? `/orders/${number}/refunds/new` : `${here}/refund`}
					>
						<Icon name="undo" /> Refund
					</ButtonLink>
				) : null}
				{payment.providerPage ? (
					<ButtonLink dense variant="quiet" href={payment.providerPage}>
						<Icon name="link" /> Open in {name}
					</ButtonLink>
				) : null}
			</p>
			{failed.map(({ id, amount }) => (
				<Warning key={id}>
					<strong>
						The refund of <Price amount={amount} currency={currency} /> failed.
					</strong>{" "}
					{name} refused it, or the customer’s bank returned the money. Try it again below, or refund the
					customer in another way.
				</Warning>
			))}
			{disputes
				.filter(({ state }) => state === "open")
				.map(({ id, amount, answerBefore }) => (
					<Warning key={id}>
						<strong>
							The customer disputes <Price amount={amount} currency={currency} />.
						</strong>{" "}
						Their bank has taken the money back until it decides, and it can’t be refunded meanwhile.{" "}
						{answerBefore ? `Answer in ${name} before ${answerBefore}.` : null}
						{payment.closesDisputes
							? `${name} does not tell when the bank’s decision is final: close the dispute as lost below when the money will not come back. If it does come back, it is recorded.`
							: null}
					</Warning>
				))}
			<div className="grid gap-5">
				<Card title="Payment">
					<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[10rem_1fr]">
						<Fact name={SUBJECT_LABELS[payment.subject]}>
							{payment.page ? (
								<a className="link tabular-nums" href={payment.page}>
									{formatReferenceNumber(number)}
								</a>
							) : (
								formatReferenceNumber(number)
							)}
						</Fact>
						{payment.name ? (
							<Fact name="Customer">{[payment.name, payment.email].filter(Boolean).join(", ")}</Fact>
						) : null}
						<Fact name="Created">
							<time>{payment.created}</time>
						</Fact>
						{payment.expires ? <Fact name="Can be paid until">{payment.expires}</Fact> : null}
						<Fact name="Paid">
							<Price amount={payment.charged_total} currency={currency} />
						</Fact>
						<Fact name="Refunded">
							<Price amount={payment.refunded_total} currency={currency} />
						</Fact>
						{payment.takenBack > 0 ? (
							<Fact name={ENTRY_LABELS.disputed}>
								<Price amount={payment.takenBack} currency={currency} />
							</Fact>
						) : null}
						{payment.fees.map((fee) => (
							<Fact key={fee.currency} name={`${name} fees`}>
								<Price {...fee} />
							</Fact>
						))}
						{entries.length > 1 ? (
							<Fact name="Net">
								<Price amount={payment.net} currency={currency} className="font-semibold" />
							</Fact>
						) : null}
						<Fact name="Provider">{name}</Fact>
						<Fact name="Provider ID">{payment.payment_reference ?? payment.provider_reference ?? "–"}</Fact>
					</dl>
				</Card>
				{disputes.length > 0 ? (
					<Card title="Disputes">
						<DisputeTable
							disputes={disputes}
							currency={currency}
							closedAt={payment.closesDisputes ? here : null}
						/>
					</Card>
				) : null}
				{refunds.length > 0 ? (
					<Card title="Refunds">
						<RefundTable
							order={payment.subject === "order" ? number : null}
							here={here}
							refunds={refunds}
							currency={currency}
						/>
					</Card>
				) : null}
				<Card title="Entries">
					{entries.length > 0 ? (
						<EntryTable entries={entries} currency={currency} />
					) : (
						<p className="text-secondary">Nothing was charged yet.</p>
					)}
					<TrailLink href={trail} />
				</Card>
				{events.length > 0 ? (
					<Card title={`Events from ${name}`}>
						<EventTable events={events} />
					</Card>
				) : null}
			</div>
		</SoftNavigation>
	);
}

/** What staff have to know, and to do, about the payment. */
function Warning({ children }: { children: ReactNode }) {
	return (
		<div data-tone="red" className="notice mb-5">
			<Icon name="alert" />
			<p className="min-w-0 flex-1">{children}</p>
		</div>
	);
}
