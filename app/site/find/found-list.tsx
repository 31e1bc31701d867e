import { t } from "#app/common/language/messages.ts";
import { LinkedThings } from "#app/site/customers/customer-cards.tsx";
import { Card } from "#app/ui/card.tsx";
import { OFFICE_SEARCH } from "#app/ui/frame/bar-search.tsx";
import type { FoundGroup } from "./search-office.server.ts";

/** What a search found, a card for each kind. */
export function FoundList({ groups }: { groups: readonly FoundGroup[] }) {
	return (
		<div className="grid items-start gap-5 lg:grid-cols-2">
			{groups.map(({ kind, things, allHref }) => (
				<Card key={kind} title={t.find.kind[kind]}>
					<LinkedThings things={things} />
					{allHref ? (
						<p className="mt-4">
							<a href={allHref} className="link inline-block min-h-6">
								{t.find.allOf[kind]}
							</a>
						</p>
					) : null}
				</Card>
			))}
		</div>
	);
}

type SuggestionsProps = { query: string; groups: readonly FoundGroup[] };

/** The same as links, which the script of a search field makes the options of its list. */
export function FoundSuggestions({ query, groups }: SuggestionsProps) {
	if (groups.length === 0) return null;
	return (
		<>
			{groups.map(({ kind, things }) => (
				<section key={kind} aria-label={t.find.kind[kind]}>
					<p aria-hidden="true" className="px-2.5 pt-1 text-sm text-secondary">
						{t.find.kind[kind]}
					</p>
					{things.map(({ href, name, about }) => (
						<a key={href} href={href} className="menu-item">
							<span className="min-w-0 flex-1">
								<span className="block truncate tabular-nums">{name}</span>
								<span className="block truncate text-sm text-secondary">{about}</span>
							</span>
						</a>
					))}
				</section>
			))}
			<a
				href={`${OFFICE_SEARCH.action}?${new URLSearchParams({ q: query })}`}
				className="menu-item font-semibold"
			>
				{t.find.all}
			</a>
		</>
	);
}
