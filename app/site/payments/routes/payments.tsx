import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { PaymentProviderName } from "#app/common/payments/provider.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screen-handle.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProviders } from "#app/http/process/payment-provider.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { type DifferenceRow, Reconciliation } from "#app/site/payments/difference-list.tsx";
import { listDifferences } from "#app/site/payments/differences.server.ts";
import { listPayments } from "#app/site/payments/list-payments.server.ts";
import { PAYMENT_FILTER_FIELDS } from "#app/site/payments/payment-filter-fields.tsx";
import { PAYMENT_LIST } from "#app/site/payments/payment-filters.ts";
import { type PaymentRow, PaymentTable } from "#app/site/payments/payment-table.tsx";
import { readReconciliation } from "#app/site/payments/reconcile.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";

export const handle = LIVE_STAFF_SCREEN;
export const meta: MetaFunction = () => [{ title: pageTitle("Payments") }];

/** The last comparison with each provider, and what differs. */
async function readBooks(now: Date) {
	const moment = (at: string) => formatMoment(at, market.timeZone, now);
	const readRun = async ({ name }: { name: PaymentProviderName }) => {
		const run = await readReconciliation(db, name);
		return {
			provider: name,
			ran: run?.ran_at ? moment(run.ran_at) : null,
			compared: run?.compared ?? 0,
			isRunning: run ? run.started_at !== null || run.due_at <= now.toISOString() : false,
			hasFailed: Boolean(run?.failed_at),
		};
	};
	const [runs, { rows, hasMore }] = await Promise.all([
		Promise.all(paymentProviders.map(readRun)),
		listDifferences(db),
	]);
	return {
		...{ runs, hasMore },
		rows: rows.map(
			({ found_at, closed_at: _, closed_by: __, note: ___, ...row }): DifferenceRow => ({
				...row,
				found: moment(found_at),
			}),
		),
	};
}

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const filters = PAYMENT_LIST.read(new URL(request.url).searchParams);
	const now = new Date();
	const timeZone = market.timeZone;
	const common = { filters, asOf: wallClock(now, timeZone).time };
	try {
		const [{ rows, total, page }, books] = await Promise.all([
			listPayments(db, { filters, timeZone }),
			readBooks(now),
		]);
		const shown: PaymentRow[] = rows.map(
			({ created_at, payment_reference: _, charged_total: __, ...row }) => ({
				...row,
				created: formatMoment(created_at, timeZone, now),
			}),
		);
		return json({ ...common, rows: shown, total, page, books, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list payments", request);
		const nothing = { rows: [] as PaymentRow[], total: 0, page: 1, books: null };
		return json({ ...common, ...nothing, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function Payments() {
	const found = useLoaderData<typeof loader>();
	const { rows, filters, books } = found;
	return (
		<LiveList
			list={PAYMENT_LIST}
			found={found}
			topic="payments"
			title="Payments"
			sub="What customers paid online, and what was given back."
			noun={["payment", "payments"]}
			empty={{
				title: "No payments yet",
				text: "A payment appears here when a customer chooses to pay online.",
				filteredTitle: "No payments match these filters",
			}}
			nav={<DashboardNav here="/dashboard/payments" />}
			action={
				found.total > 0 ? (
					<ButtonLink variant="plain" dense href={`/dashboard/payments.csv${PAYMENT_LIST.search(filters)}`}>
						<Icon name="download" /> Export CSV
					</ButtonLink>
				) : null
			}
			filterBar={
				<>
					{books ? <Reconciliation {...books} /> : null}
					<FilterBar list={PAYMENT_LIST} filters={filters} {...PAYMENT_FILTER_FIELDS} isLive />
				</>
			}
		>
			<PaymentTable rows={rows} />
		</LiveList>
	);
}
