import { useEffect, useRef, useState } from "react";
import { t } from "#app/common/language/messages.ts";
import { ORDER_LIST, tickAll } from "#app/shop/orders/list/order-filters.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { OrderRow } from "./order-table.tsx";

type BulkBarProps = { search: string; rows: OrderRow[] };

export function BulkBar({ search, rows }: BulkBarProps) {
	return (
		<div className="bulk-bar">
			<SelectedCount rows={rows} />
			<Button variant="plain" dense name="bulk" value="confirm" busy={t.words.opening}>
				{t.orderList.confirmMenu}
			</Button>
			<Button variant="plain" dense name="bulk" value="ship" busy={t.words.opening}>
				{t.orderList.shipMenu}
			</Button>
			<SelectAll search={search} rows={rows} />
		</div>
	);
}

/** The number of selected orders. It is updated by scripts. */
function SelectedCount({ rows }: { rows: OrderRow[] }) {
	const label = useRef<HTMLSpanElement>(null);
	const [count, setCount] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other boxes
	useEffect(() => {
		const form = label.current?.closest("form");
		const recount = () => setCount(form?.querySelectorAll("input[name=numbers]:checked").length ?? 0);
		recount();
		form?.addEventListener("change", recount);
		return () => form?.removeEventListener("change", recount);
	}, [rows]);
	return (
		<span ref={label} className="text-sm text-secondary" aria-live="polite">
			{count > 0 ? t.orderList.selected({ count }) : t.orderList.withSelected}
		</span>
	);
}

/** A link that selects every order on this page, or none, so that it works without scripts. */
function SelectAll({ search, rows }: BulkBarProps) {
	const isTicked = rows.some((row) => row.isTicked);
	return (
		<ButtonLink variant="quiet" dense href={ORDER_LIST.path + (isTicked ? search : tickAll(search, rows))}>
			{isTicked ? t.orderList.selectNone : t.orderList.selectAll}
		</ButtonLink>
	);
}
