import { json } from "@remix-run/node";
import { t } from "#app/common/language/messages.ts";
import type { AnyFilters, ListOf } from "#app/common/lists/list-filters.ts";
import type { BuiltInView, ListViews } from "#app/common/lists/list-views.ts";
import { maskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { listSavedViews } from "./saved-views.server.ts";
import { MAX_QUERY } from "./view-form.ts";

/** The views that are tabs, besides the whole list and the current one. Each without a search is counted. */
const MAX_TABS = 8;

type Viewed<Filters extends AnyFilters> = {
	list: ListOf<Filters>;
	filters: Filters;
	/** What the list is called without filters. */
	all?: string;
	builtIn?: readonly BuiltInView[];
	/** How many rows match; null where counting would be slow. A search can take a hundred times as long as the page. */
	count: (filters: Filters) => Promise<number | null>;
};

/** The views of a list, for its tabs: those of every such list, those that are saved for all, and the person's own. */
export async function readViews<Filters extends AnyFilters>(
	person: Person,
	{ list, filters, all = t.savedViews.all, builtIn = [], count }: Viewed<Filters>,
): Promise<ListViews> {
	const { accountId } = person;
	const usual = list.read(new URLSearchParams());
	const saved = await listSavedViews(db, { list: list.path, accountId });
	const queryOf = (of: Filters) => list.search(of, { page: 1, size: usual.size } as Partial<Filters>);
	const here = queryOf(filters);
	const views = [{ name: all, query: "" }, ...builtIn, ...saved].map((view, at) => {
		// Read as the list's own URL is, so that an old view leaves out what the list no longer has.
		const wanted = list.read(new URLSearchParams(view.query));
		return { ...view, at, wanted, href: list.path + queryOf(wanted), isCurrent: queryOf(wanted) === here };
	});
	const isTab = ({ at, isCurrent }: (typeof views)[number]) => at <= MAX_TABS || isCurrent;
	const shown: ListViews["shown"][number][] = [];
	for (const { at, name, href, isCurrent, wanted } of views.filter(isTab))
		shown.push({ name, href, isCurrent, count: at === 0 || wanted.query ? null : await count(wanted) });
	const current = views.find(({ isCurrent }) => isCurrent);
	const chosen = saved[(current?.at ?? 0) - builtIn.length - 1];
	return {
		shown,
		more: views
			.filter((view) => !isTab(view))
			.map(({ name, href, isCurrent }) => ({ name, href, isCurrent })),
		saveHref: current ? null : `/views/new?${new URLSearchParams({ list: list.path, query: here.slice(1) })}`,
		removeHref:
			chosen && (chosen.account_id !== null || mayShare(person, list.path))
				? `/views/${maskId(chosen.id)}/removal?${new URLSearchParams({ list: list.path })}`
				: null,
	};
}

/** Whether somebody saves views of a list for all: the market's staff, for the market's lists. */
export const mayShare = ({ role }: Pick<Person, "role">, list: string): boolean =>
	role !== "Hotel" && !list.startsWith("/owner/");

/** The pages of the back office that a person may open. */
type PagesOf = (person: Person) => readonly string[];

/** The list that a URL names, if the person may open it, and the filters to save; 404 for another one. */
export async function requireViewedList(request: Request, pagesOf: PagesOf) {
	const person = await requireRole(request, ["Hotel", "Admin", "SuperAdmin"]);
	const { searchParams } = new URL(request.url);
	const list = searchParams.get("list") ?? "";
	const query = searchParams.get("query") ?? "";
	if (!pagesOf(person).includes(list) || query.length > MAX_QUERY) throw json(null, { status: 404 });
	return { person, list, query };
}
