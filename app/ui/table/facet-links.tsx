import type { CountNoun } from "#app/common/language/messages.ts";
import { t } from "#app/common/language/messages.ts";
import { shortCount } from "#app/common/lists/most-counted.ts";
import "./filter-panel.css";

export type FilterChoice = {
	label: string;
	/** The language of the label, if it is not that of the page. */
	lang?: string | undefined;
	/** The list with this filter. If the filter is on and not a radio button, the list without it. */
	href: string;
	isOn: boolean;
	/** The number of rows that match; null if not counted. */
	count?: number | null;
	/** One of a group that has only one on at a time. */
	isRadio?: boolean;
};

type FacetLinksProps = {
	choices: readonly FilterChoice[];
	/** What is counted. */
	noun: CountNoun;
};

/** The filters of a group. Search engines need not follow every combination. */
export function FacetLinks({ choices, noun }: FacetLinksProps) {
	return (
		<ul>
			{choices.map((choice) => (
				<li key={choice.label}>
					<a
						href={choice.href}
						lang={choice.lang}
						rel="nofollow"
						aria-current={choice.isOn ? "true" : undefined}
						className="facet-link"
					>
						{choice.isRadio ? null : <span className="facet-box" />}
						{choice.label} <FacetCount count={choice.count ?? null} noun={noun} />
					</a>
				</li>
			))}
		</ul>
	);
}

function FacetCount({ count, noun }: { count: number | null; noun: CountNoun }) {
	if (count === null) return null;
	return (
		<span data-varies="" className="facet-count">
			{shortCount(count)}
			<span className="sr-only"> {t.counts[noun]({ count, shown: "" }).trim()}</span>
		</span>
	);
}
