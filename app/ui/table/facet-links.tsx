import { escapeHtml } from "#app/common/escape-html.ts";
import { shortCount } from "#app/common/lists/most-counted.ts";
import { WrittenMarkup } from "#app/ui/remembered-markup.tsx";
import "./filter-panel.css";

export type FilterChoice = {
	label: string;
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
	/** What is counted, in singular and plural. */
	noun: readonly [string, string];
};

/**
 * The filters of a group. Search engines need not follow every combination. Each page has some forty links of its own,
 * which as elements took more time than all of its cards, so their markup is written as text.
 */
export function FacetLinks({ choices, noun }: FacetLinksProps) {
	const links = choices.map((choice) => facetLink(choice, noun));
	return <WrittenMarkup as="ul" html={links.join("")} />;
}

function facetLink(
	{ label, href, isOn, count, isRadio }: FilterChoice,
	noun: readonly [string, string],
): string {
	const current = isOn ? ' aria-current="true"' : "";
	const box = isRadio ? "" : '<span class="facet-box"></span>';
	const counted =
		count === undefined || count === null
			? ""
			: `<span data-varies="" class="facet-count">${shortCount(count)}<span class="sr-only"> ${noun[count === 1 ? 0 : 1]}</span></span>`;
	return `<li><a href="${escapeHtml(href)}" rel="nofollow"${current} class="facet-link">${box}${escapeHtml(label)} ${counted}</a></li>`;
}
