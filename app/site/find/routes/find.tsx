import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { searchText } from "#app/common/typed-text.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireBackOffice } from "#app/http/session/guards.server.ts";
import { FoundList } from "#app/site/find/found-list.tsx";
import { findByNumber, searchOffice } from "#app/site/find/search-office.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OFFICE_SEARCH, SearchInput } from "#app/ui/frame/bar-search.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(data?.query ? t.find.results({ query: data.query }) : t.find.title) },
];

/** `/find?q=`: all that a person of staff may open and that matches. The number of one thing leads to it. */
export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireBackOffice(request);
	const query = searchText(new URL(request.url).searchParams.get("q"), 150);
	const only = await findByNumber(db, { actor, query });
	if (only) throw redirect(only, 303);
	return json({ query, groups: await searchOffice(db, { actor, query }) });
}

export default function Find() {
	const { query, groups } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHeading
				title={query ? t.find.results({ query }) : t.find.title}
				sub={query ? null : t.find.intro}
			/>
			<search>
				<form action={OFFICE_SEARCH.action} className="relative mb-6 flex max-w-form gap-2">
					<SearchInput
						aria-label={t.find.field}
						data-suggestions={OFFICE_SEARCH.suggestions}
						defaultValue={query}
						key={query}
						maxLength={150}
						className="control"
					/>
					<Button>
						<Icon name="search" />
						<span className="max-sm:sr-only">{t.find.title}</span>
					</Button>
				</form>
			</search>
			{groups.length > 0 ? <FoundList groups={groups} /> : null}
			{query && groups.length === 0 ? (
				<EmptyState title={t.find.nothing({ query })} icon="search">
					{t.find.nothingHint}
				</EmptyState>
			) : null}
		</>
	);
}
