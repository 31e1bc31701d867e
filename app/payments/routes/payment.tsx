import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import { formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
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
	{
		title: pageTitle(
			t.payments.pageTitle({ number: data ? formatReferenceNumber(data.payment.number) : "" }),
		),
	},
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
			? { tone: "success", text: t.payments.refundAgain }
			: {
					tone: "error",
					text: t.payments.refundNotAgain,
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
						<span className="sr-only">{t.payments.of} </span>
						<Price amount={payment.amount} currency={currency} />
					</h1>
					<p>
						<StatusBadge {...ONLINE_PAYMENT_STATES[payment.state]} />{" "}
						{disputes.map(({ id, state }) => (
							<StatusBadge key={id} {...DISPUTE_STATES[state]} />
						))}{" "}
						{failed.length > 0 ? (
							<StatusBadge label={t.payments.refundFailed} tone="red" icon="alert" />
						) : null}
					</p>
				</div>
				<LiveAsOf live={live} asOf={asOf} here={here} />
			</div>
			<p className="mb-5 flex flex-wrap gap-2 print:hidden">
				{payment.page ? (
					<ButtonLink dense variant="plain" href={payment.page}>
						<Icon name="inbox" /> {t.payments.view[payment.subject]}
					</ButtonLink>
				) : null}
				{payment.left + payment.planned > 0 ? (
					<ButtonLink
						dense
						variant="plain"
						href={payment.subject === "order" ? `/orders/${number}/refunds/new` : `${here}/refund`}
					>
						<Icon name="undo" /> {t.payments.refund}
					</ButtonLink>
				) : null}
				{payment.providerPage ? (
					<ButtonLink dense variant="quiet" href={payment.providerPage}>
						<Icon name="link" /> {t.payments.openIn({ name })}
					</ButtonLink>
				) : null}
			</p>
			{failed.map(({ id, amount }) => (
				<Warning key={id}>
					<strong>
						{t.payments.failed.title({ amount: <Price amount={amount} currency={currency} /> })}
					</strong>{" "}
					{t.payments.failed.text({ provider: name })}
				</Warning>
			))}
			{disputes
				.filter(({ state }) => state === "open")
				.map(({ id, amount, answerBefore }) => (
					<Warning key={id}>
						<strong>
							{t.payments.disputing.title({ amount: <Price amount={amount} currency={currency} /> })}
						</strong>{" "}
						{t.payments.disputing.text}{" "}
						{answerBefore ? t.payments.disputing.answer({ provider: name, date: answerBefore }) : null}
						{payment.closesDisputes ? t.payments.disputing.close({ provider: name }) : null}
					</Warning>
				))}
			<div className="grid gap-5">
				<Card title={t.words.payment}>
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
							<Fact name={t.words.customer}>{[payment.name, payment.email].filter(Boolean).join(", ")}</Fact>
						) : null}
						<Fact name={t.payments.facts.created}>
							<time>{payment.created}</time>
						</Fact>
						{payment.expires ? <Fact name={t.payments.facts.until}>{payment.expires}</Fact> : null}
						<Fact name={t.payments.states.paid}>
							<Price amount={payment.charged_total} currency={currency} />
						</Fact>
						<Fact name={t.payments.states.refunded}>
							<Price amount={payment.refunded_total} currency={currency} />
						</Fact>
						{payment.takenBack > 0 ? (
							<Fact name={ENTRY_LABELS.disputed}>
								<Price amount={payment.takenBack} currency={currency} />
							</Fact>
						) : null}
						{payment.fees.map((fee) => (
							<Fact key={fee.currency} name={t.payments.facts.fees({ provider: name })}>
								<Price {...fee} />
							</Fact>
						))}
						{entries.length > 1 ? (
							<Fact name={t.payments.facts.net}>
								<Price amount={payment.net} currency={currency} className="font-semibold" />
							</Fact>
						) : null}
						<Fact name={t.payments.provider}>{name}</Fact>
						<Fact name={t.payments.providerId}>
							{payment.payment_reference ?? payment.provider_reference ?? "–"}
						</Fact>
					</dl>
				</Card>
				{disputes.length > 0 ? (
					<Card title={t.payments.disputes}>
						<DisputeTable
							disputes={disputes}
							currency={currency}
							closedAt={payment.closesDisputes ? here : null}
						/>
					</Card>
				) : null}
				{refunds.length > 0 ? (
					<Card title={t.payments.refunds}>
						<RefundTable
							order={payment.subject === "order" ? number : null}
							here={here}
							refunds={refunds}
							currency={currency}
						/>
					</Card>
				) : null}
				<Card title={t.payments.entriesTitle}>
					{entries.length > 0 ? (
						<EntryTable entries={entries} currency={currency} />
					) : (
						<p className="text-secondary">{t.payments.noEntries}</p>
					)}
					<TrailLink href={trail} />
				</Card>
				{events.length > 0 ? (
					<Card title={t.payments.eventsFrom({ provider: name })}>
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
