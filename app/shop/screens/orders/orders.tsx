import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { actOnOrders, BULK_CHANGES, type BulkChangeName } from "#app/shop/orders/act-on-order.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { listOrders } from "#app/shop/orders/list/list-orders.server.ts";
import {
	clearedFilters,
	isFiltered,
	type OrderFilters,
	orderFiltersSearch,
	PAGE_SIZES,
	readOrderFilters,
} from "#app/shop/orders/list/order-filters.ts";
import { sayBulk } from "#app/shop/orders/order-words.ts";
import { DashboardNav } from "#app/shop/ui/dashboard-nav.tsx";
import { OrderFilterBar } from "#app/shop/ui/orders/order-filter-bar.tsx";
import { type OrderRow, OrderTable } from "#app/shop/ui/orders/order-table.tsx";
import { showMoment, wallClock } from "#app/site/calendar.ts";
import { readReferenceNumber } from "#app/site/reference-number.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Flash } from "#app/ui/flash.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { keepLast } from "#app/ui/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/live-words.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Soft } from "#app/ui/soft.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { useLive } from "#app/ui/use-live.ts";

const PATH = "/orders";
const BULK_NAMES = Object.keys(BULK_CHANGES) as [BulkChangeName, ...BulkChangeName[]];

export const handle: ScreenHandle = {
	subject: "staff",
	hydrate: true,
	live: true,
	wide: true,
	refreshAfter: 180,
};
export const meta: MetaFunction = () => [{ title: "Orders – Meeha" }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["SuperAdmin", "Admin"]);
	const filters = readOrderFilters(new URL(request.url).searchParams);
	const now = new Date();
	const timeZone = env.MARKET_TIME_ZONE;
	const common = { filters, asOf: wallClock(now, timeZone).time };
	try {
		await expireOrders(db, { now });
		const { rows, total, page } = await listOrders(db, { filters, timeZone });
		const shown: OrderRow[] = rows.map(({ created_at, ...row }) => ({
			...row,
			placed: showMoment(created_at, timeZone, now),
		}));
		return json({ ...common, rows: shown, total, page, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list orders");
		return json({ ...common, rows: [] as OrderRow[], total: 0, page: 1, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

const schema = z.object({
	bulk: z.enum(BULK_NAMES),
	numbers: z.array(z.string().transform((typed) => readReferenceNumber(typed) ?? "")).max(50),
});

/** Does one thing to all the orders that were ticked. */
export async function action({ request }: ActionFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin", "Admin"]);
	const list = PATH + orderFiltersSearch(readOrderFilters(new URL(request.url).searchParams));
	const form = await readForm(request, schema, person);
	if (!form.ok || form.value.numbers.length === 0)
		return redirectWithFlash(list, {
			tone: "error",
			text: "Tick at least one order, then choose what to do.",
		});
	const { bulk, numbers } = form.value;
	try {
		const outcome = await actOnOrders(db, { numbers, bulk, actorId: person.accountId, now: new Date() });
		return redirectWithFlash(list, sayBulk(outcome, BULK_CHANGES[bulk].done));
	} catch (error) {
		const text = `Failed to ${bulk} the orders: ${failureReason(error, `${bulk} orders`)}`;
		return redirectWithFlash(list, { tone: "error", text });
	}
}

export default function Orders() {
	const { filters, rows, total, page, failure, asOf } = useLoaderData<typeof loader>();
	const live = useLive("orders");
	const navigation = useNavigation();
	const isLoading = navigation.state === "loading" && navigation.location.pathname === PATH;
	const search = orderFiltersSearch(filters);
	return (
		<Soft within={PATH}>
			<Outlet />
			<LiveEnded live={live} here={PATH + search} />
			{failure ? (
				<Flash id="failure" tone="error">
					Failed to load orders: {failure} Please try again.
				</Flash>
			) : null}
			<DashboardNav here="/orders" />
			<PageHeading title="Orders" action={<LiveAsOf live={live} asOf={asOf} here={PATH + search} />} />
			<OrderFilterBar filters={filters} />
			{rows.length > 0 ? (
				<PostForm action={PATH + search} aria-label="Many orders at once">
					<div className="mb-2 flex flex-wrap items-center gap-2">
						<span className="text-sm text-secondary">Ticked orders:</span>
						<Button variant="plain" dense name="bulk" value="confirm" busy="Confirming...">
							Confirm
						</Button>
						<Button variant="plain" dense name="bulk" value="ship" busy="Shipping...">
							Mark as shipped
						</Button>
						<ButtonLink variant="quiet" dense className="ms-auto" href={`/orders.csv${search}`}>
							<Icon name="download" /> CSV
						</ButtonLink>
					</div>
					<div aria-busy={isLoading} className={isLoading ? "opacity-60" : undefined}>
						<OrderTable rows={rows} filters={filters} />
					</div>
				</PostForm>
			) : null}
			{rows.length === 0 && !failure && !isLoading ? <Empty filters={filters} /> : null}
			<Pager
				path={PATH}
				params={new URLSearchParams(search)}
				page={page}
				perPage={filters.size}
				total={total}
				noun={["order", "orders"]}
				sizes={PAGE_SIZES}
			/>
		</Soft>
	);
}

function Empty({ filters }: { filters: OrderFilters }) {
	if (!isFiltered(filters))
		return (
			<EmptyState title="No orders yet">
				Nobody has ordered anything yet. New orders appear here by themselves.
			</EmptyState>
		);
	return (
		<EmptyState
			title="No orders match these filters"
			action={
				<ButtonLink variant="plain" href={PATH + orderFiltersSearch(clearedFilters(filters))}>
					<Icon name="close" /> Show all orders
				</ButtonLink>
			}
		/>
	);
}
