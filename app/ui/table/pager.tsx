import { Fragment, useId } from "react";
import { formatCount } from "#app/common/language/format-count.ts";
import type { CountNoun } from "#app/common/language/messages.ts";
import { t } from "#app/common/language/messages.ts";
import { formatCountOrMore, isMoreThanCounted, reachable } from "#app/common/lists/most-counted.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

type PagerProps = {
	/** The list's own path and its current query, which each link keeps. */
	path: string;
	params: URLSearchParams;
	page: number;
	perPage: number;
	total: number;
	/** What is counted. */
	noun: CountNoun;
	sizes?: readonly number[];
	/** The file with all rows of the list. */
	file?: string | undefined;
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
	file,
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
					? t.nothing[noun]
					: t.lists.range({
							range: `${first}–${Math.min(first + perPage - 1, reached)}`,
							counted: t.counts[noun]({
								count: total,
								shown: isExact ? formatCount(total) : formatCountOrMore(total),
							}),
						})}
				{!isExact && isMoreThanCounted(total) && page === last ? t.lists.narrow : null}
			</p>
			{last > 1 ? (
				<nav aria-label={t.lists.pages} data-pages>
					<ul className="flex flex-wrap items-center gap-0.5 tabular-nums">
						{page > 1 ? <Step href={href(page - 1)} icon="left" label={t.lists.previousPage} /> : null}
						{nearby(page, last).map(({ number, followsGap }) => (
							<Fragment key={number}>
								{followsGap ? <li className="px-0.5 text-secondary">…</li> : null}
								<NumberedPage href={href(number)} number={number} isCurrent={number === page} />
							</Fragment>
						))}
						{page < last ? <Step href={href(page + 1)} icon="right" label={t.lists.nextPage} /> : null}
					</ul>
				</nav>
			) : null}
			{total > Math.min(...sizes) ? (
				<PageSize path={path} params={params} perPage={perPage} sizes={sizes} />
			) : null}
			{file && total > 0 ? (
				<ButtonLink variant="plain" dense href={file}>
					<Icon name="download" /> {t.lists.exportFile}
				</ButtonLink>
			) : null}
		</div>
	);
}

/** The first, the last and the current page with its neighbors. */
function nearby(page: number, last: number) {
	const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last);
	return shown.map((number, index) => ({ number, followsGap: number - (shown[index - 1] ?? number) > 1 }));
}

function Step({ href, icon, label }: { href: string; icon: IconName; label: string }) {
	return (
		<li>
			<a href={href} className="btn btn-quiet btn-dense min-w-9 px-2">
				<span className="sr-only">{label}</span>
				<Icon name={icon} />
			</a>
		</li>
	);
}

type NumberedPageProps = { href: string; number: number; isCurrent: boolean };

function NumberedPage({ href, number, isCurrent }: NumberedPageProps) {
	return (
		<li>
			<a
				href={href}
				aria-current={isCurrent ? "page" : undefined}
				className={`btn ${isCurrent ? "" : "btn-quiet "}btn-dense min-w-9 px-2`}
			>
				<span className="sr-only">{t.lists.page} </span>
				{number}
			</a>
		</li>
	);
}

type PageSizeProps = Required<Pick<PagerProps, "path" | "params" | "perPage" | "sizes">>;

/** The choice of page size. It keeps the rest of the URL and returns to the first page. */
function PageSize({ path, params, perPage, sizes }: PageSizeProps) {
	const id = useId();
	const hiddenFields = [...params].filter(([name]) => name !== "page" && name !== "perPage");
	return (
		<form action={path} data-auto-submit className="flex items-center gap-2">
			{hiddenFields.map(([name, value]) => (
				<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
			))}
			<label htmlFor={id} className="text-secondary">
				{t.lists.perPage}
			</label>
			<div>
				<select key={perPage} id={id} name="perPage" defaultValue={perPage} className="control control-dense">
					{sizes.map((size) => (
						<option key={size}>{size}</option>
					))}
				</select>
			</div>
			<Button variant="plain" dense className="no-script">
				{t.lists.update}
			</Button>
		</form>
	);
}
