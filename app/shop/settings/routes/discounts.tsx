import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { formatPercent } from "#app/common/format-figures.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { daysOf, listDiscounts } from "#app/shop/settings/discounts.server.ts";
import { ActiveBadge, SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";

const PATH = "/dashboard/discounts";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.discountSettings.discounts) }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const now = new Date();
	const year = Number(wallClock(now, market.timeZone).date.slice(0, 4));
	const rows = await listDiscounts(db);
	return json({
		currency: market.currency,
		discounts: rows.map((row) => {
			const { startsOn, endsOn } = daysOf(row, market.timeZone);
			return {
				...row,
				from: startsOn && formatDate(startsOn, year),
				to: endsOn && formatDate(endsOn, year),
				isOver: row.ends_at !== null && row.ends_at <= now.toISOString(),
				isAhead: row.starts_at !== null && row.starts_at > now.toISOString(),
			};
		}),
	});
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["discounts"][number];

export default function Discounts() {
	const { discounts, currency } = useLoaderData<typeof loader>();
	const columns: Column<Row>[] = [
		{
			key: "code",
			title: t.discountSettings.code,
			isLead: true,
			cell: ({ id, code }) => <SettingLink here={PATH} id={id} name={code} />,
		},
		{
			key: "value",
			title: t.discountSettings.discount,
			align: "end",
			cell: (row) =>
				row.kind === "percent" ? formatPercent(row.value / 100) : formatMoney(row.value, currency),
		},
		{
			key: "minimum",
			title: t.discountSettings.minimumOrder,
			align: "end",
			onPhone: "none",
			cell: (row) => (row.minimum > 0 ? formatMoney(row.minimum, currency) : t.words.none),
		},
		{ key: "period", title: t.discountSettings.period, onPhone: "last", cell: (row) => formatPeriod(row) },
		{
			key: "uses",
			title: t.discountSettings.usesTitle,
			align: "end",
			onPhone: "none",
			cell: (row) =>
				row.max_uses === null ? row.uses : t.discountSettings.usesOf({ uses: row.uses, most: row.max_uses }),
		},
		{ key: "state", title: t.words.status, onPhone: "last", cell: (row) => <DiscountState row={row} /> },
	];
	return (
		<SettingList
			here={PATH}
			kind="discount"
			title={t.discountSettings.discounts}
			icon="tag"
			empty={t.discountSettings.emptyText}
			columns={columns}
			rows={discounts}
		/>
	);
}

function formatPeriod({ from, to }: Row): string {
	if (from && to) return `${from} – ${to}`;
	if (from) return t.discountSettings.from({ date: from });
	return to ? t.discountSettings.until({ date: to }) : t.discountSettings.noEndDate;
}

function DiscountState({ row }: { row: Row }) {
	const isUsedUp = row.max_uses !== null && row.uses >= row.max_uses;
	if (!row.is_active || (!row.isOver && !row.isAhead && !isUsedUp))
		return <ActiveBadge isActive={row.is_active} />;
	const label = row.isOver
		? t.discountSettings.expired
		: row.isAhead
			? t.discountSettings.scheduled
			: t.discountSettings.usedUp;
	return <StatusBadge tone="yellow" icon="clock" label={label} />;
}
