import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirectDocument,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readViews } from "#app/account/views/views-request.server.ts";
import { formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { NO_VIEWS } from "#app/common/lists/list-views.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { BULK_CHANGES, type BulkChangeName } from "#app/shop/orders/change-orders.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { countOrders, listOrders, readOrderChoices } from "#app/shop/orders/list/list-orders.server.ts";
import { ORDER_LIST, ORDER_VIEWS, readTicked } from "#app/shop/orders/list/order-filters.ts";
import { bulkHref, readNumbers } from "#app/shop/orders/shipping/parcel-fields.ts";
import { BulkBar } from "#app/shop/orders/ui/bulk-bar.tsx";
import { NO_ORDER_CHOICES, orderFilterFields } from "#app/shop/orders/ui/order-filter-fields.ts";
import { type OrderRow, OrderTable } from "#app/shop/orders/ui/order-table.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";

const BULK_NAMES = Object.keys(BULK_CHANGES) as [BulkChangeName, ...BulkChangeName[]];

export const handle = LIVE_STAFF_SCREEN;
export const meta: MetaFunction = () => [{ title: pageTitle(t.orderList.orders) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const { searchParams } = new URL(request.url);
	const filters = ORDER_LIST.read(searchParams);
	const now = new Date();
	const timeZone = market.timeZone;
	const ticked = readTicked(searchParams);
	const common = { filters, asOf: timeOnClock(now, timeZone) };
	try {
		await expireOrders(db, { now });
		const { rows, total, page } = await listOrders(db, { filters, timeZone });
		const choices = await readOrderChoices(db, filters);
		const views = await readViews(person, {
			list: ORDER_LIST,
			filters,
			builtIn: ORDER_VIEWS,
			count: (of) => countOrders(db, { filters: of, timeZone }),
		});
		const shown: OrderRow[] = rows.map(({ created_at, ...row }) => ({
			...row,
			isTicked: ticked.has(row.number),
			placed: formatMoment(created_at, timeZone, now),
		}));
		return json({ ...common, rows: shown, total, page, choices, views, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list orders", request);
		return json(
			{
				...common,
				rows: [] as OrderRow[],
				total: 0,
				page: 1,
				choices: NO_ORDER_CHOICES,
				views: NO_VIEWS,
				failure,
			},
			{ status: 503 },
		);
	}
}

export const clientLoader = keepLast();
export const clientAction = keepTyped();

const schema = z.object({
	bulk: z.enum(BULK_NAMES),
	numbers: z.array(z.string()).transform(readNumbers),
});

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const list = ORDER_LIST.hrefAt(request.url);
	const form = await readForm(request, schema, person);
	if (!form.ok || form.value.numbers.length === 0)
		return redirectWithFlash(list, { tone: "error", text: t.orderList.selectOrder });
	const { bulk, numbers } = form.value;
	// These pages are plain documents, also when this hydrated screen sends the form.
	return redirectDocument(bulkHref(BULK_CHANGES[bulk].page, numbers, list), { status: 303 });
}

export default function Orders() {
	const found = useLoaderData<typeof loader>();
	const { rows, filters } = found;
	const search = ORDER_LIST.search(filters);
	return (
		<LiveList
			list={ORDER_LIST}
			found={found}
			topic="orders"
			title={t.orderList.orders}
			action={
				<ButtonLink dense href="/orders/new" target="_self">
					<Icon name="plus" /> <span className="max-md:sr-only">{t.orderList.newOrder}</span>
				</ButtonLink>
			}
			noun="orders"
			hasFile
			empty={{
				title: t.orderList.noOrdersYet,
				text: t.orderList.emptyText,
				filteredTitle: t.orderList.noMatch,
			}}
			filterBar={
				<FilterBar
					list={ORDER_LIST}
					filters={filters}
					views={found.views}
					{...orderFilterFields(found.choices)}
					isLive
				/>
			}
		>
			<PostForm action={ORDER_LIST.path + search} aria-label={t.orderList.bulkActions}>
				<BulkBar search={search} rows={rows} />
				<OrderTable rows={rows} filters={filters} />
			</PostForm>
		</LiveList>
	);
}
