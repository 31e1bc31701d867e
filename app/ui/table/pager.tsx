import { escapeHtml } from "#app/common/escape-html.ts";
import { formatCountOrMore, isMoreThanCounted, reachable } from "#app/common/lists/most-counted.ts";
import { type IconName, iconHtml } from "#app/ui/icon.tsx";
import { WrittenMarkup } from "#app/ui/remembered-markup.tsx";
import { PageSize } from "./page-size.tsx";

type PagerProps = {
	/** The list's own path and its current query, which each link keeps. */
	path: string;
	params: URLSearchParams;
	page: number;
	perPage: number;
	total: number;
	/** Singular and plural: ["booking", "bookings"]. */
	noun: readonly [string, string];
	sizes?: readonly number[];
	/** `total` is exact, and its pages reach all rows. */
	isExact?: boolean;
};

/** The count, the nearby pages and the page size. Reads and writes `page` and `perPage`. */
export function Pager({
	path,
	params,
	page,
	perPage,
	total,
	noun,
	sizes = [5, 10, 20, 50],
	isExact = false,
}: PagerProps) {
	const reached = isExact ? total : reachable(total);
	const last = Math.max(1, Math.ceil(reached / perPage));
	const first = (page - 1) * perPage + 1;
	const href = (to: number) => {
		const next = new URLSearchParams(params);
		next.set("page", String(to));
		return `${path}?${next}`;
	};
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 text-sm print:hidden">
			<p aria-live="polite" className="text-secondary tabular-nums">
				{total === 0
					? `No ${noun[1]}`
					: `${first}–${Math.min(first + perPage - 1, reached)} of ${isExact ? total.toLocaleString("en-US") : formatCountOrMore(total)} ${noun[total === 1 ? 0 : 1]}`}
				{!isExact && isMoreThanCounted(total) && page === last
					? ". Narrow the list to see the others."
					: null}
			</p>
			{last > 1 ? (
				<nav aria-label="Pages">
					<WrittenMarkup
						as="ul"
						className="flex flex-wrap items-center gap-0.5 tabular-nums"
						html={[
							page > 1 ? stepHtml(href(page - 1), "left", "Previous page") : "",
							...nearby(page, last).map((number) =>
								number === null ? GAP : pageHtml(href(number), { number, isCurrent: number === page }),
							),
							page < last ? stepHtml(href(page + 1), "right", "Next page") : "",
						].join("")}
					/>
				</nav>
			) : null}
			{total > Math.min(...sizes) ? (
				<PageSize path={path} params={params} perPage={perPage} sizes={sizes} />
			) : null}
		</div>
	);
}

/** The first, the last and the current page with its neighbours; null for a gap. */
function nearby(page: number, last: number) {
	const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last);
	return shown.flatMap((n, index) => {
		const before = shown[index - 1];
		return before !== undefined && n - before > 1 ? [null, n] : [n];
	});
}

/* Written as text, because nearly every list has them. */

const GAP = '<li class="px-0.5 text-secondary">…</li>';

const stepHtml = (href: string, icon: IconName, label: string): string =>
	`<li><a href="${escapeHtml(href)}" class="btn btn-quiet btn-dense min-w-9 px-2"><span class="sr-only">${label}</span>${iconHtml(icon)}</a></li>`;

function pageHtml(href: string, { number, isCurrent }: { number: number; isCurrent: boolean }): string {
	const look = isCurrent
		? 'aria-current="page" class="btn btn-dense min-w-9 px-2"'
		: 'class="btn btn-quiet btn-dense min-w-9 px-2"';
	return `<li><a href="${escapeHtml(href)}" ${look}><span class="sr-only">Page </span>${number}</a></li>`;
}
