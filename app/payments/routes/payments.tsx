import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViews } from "#app/account/views/views-request.server.ts";
import { formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { NO_VIEWS } from "#app/common/lists/list-views.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { paymentProviders } from "#app/payments/provider-settings.server.ts";
import { listDifferences } from "#app/payments/staff/differences.server.ts";
import { countPayments, listPayments } from "#app/payments/staff/list-payments.server.ts";
import { PAYMENT_LIST } from "#app/payments/staff/payment-filters.ts";
import { readReconciliation } from "#app/payments/staff/reconcile.server.ts";
import { type DifferenceRow, DifferencesLink, Reconciliation } from "#app/payments/ui/difference-list.tsx";
import { paymentFilterFields } from "#app/payments/ui/payment-filter-fields.tsx";
import { type PaymentRow, PaymentTable } from "#app/payments/ui/payment-table.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";

export const handle = LIVE_STAFF_SCREEN;
export const meta: MetaFunction = () => [{ title: pageTitle(t.payments.title) }];

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
		runs,
		hasMore,
		rows: rows.map((row): DifferenceRow => ({ ...row, found: moment(row.found_at) })),
	};
}

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const filters = PAYMENT_LIST.read(new URL(request.url).searchParams);
	const now = new Date();
	const timeZone = market.timeZone;
	const common = { filters, asOf: timeOnClock(now, timeZone) };
	try {
		const [{ rows, total, page }, books] = await Promise.all([
			listPayments(db, { filters, timeZone }),
			readBooks(now),
		]);
		const views = await readViews(person, {
			list: PAYMENT_LIST,
			filters,
			count: (of) => countPayments(db, { filters: of, timeZone }),
		});
		const shown = rows.map(
			(row): PaymentRow => ({ ...row, created: formatMoment(row.created_at, timeZone, now) }),
		);
		return json({ ...common, rows: shown, total, page, books, views, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list payments", request);
		const nothing = { rows: [] as PaymentRow[], total: 0, page: 1, books: null, views: NO_VIEWS };
		return json({ ...common, ...nothing, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function Payments() {
	const found = useLoaderData<typeof loader>();
	const { rows, filters, books } = found;
	return (
		<>
			<LiveList
				list={PAYMENT_LIST}
				found={found}
				topic="payments"
				title={t.payments.title}
				sub={t.payments.lead}
				noun="payments"
				empty={{
					title: t.payments.none.title,
					text: t.payments.none.text,
					filteredTitle: t.payments.noMatch,
				}}
				hasFile
				filterBar={
					<>
						{books ? <DifferencesLink {...books} /> : null}
						<FilterBar
							list={PAYMENT_LIST}
							filters={filters}
							views={found.views}
							{...paymentFilterFields()}
							isLive
						/>
					</>
				}
			>
				<PaymentTable rows={rows} />
			</LiveList>
			{books ? <Reconciliation {...books} /> : null}
		</>
	);
}
