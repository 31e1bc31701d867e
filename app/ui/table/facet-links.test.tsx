import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FacetLinks } from "./facet-links.tsx";

const TYPED = `<b>"Lamps" & 'shades'</b>`;

test("a filter is a link named by its label and count, and what people typed is escaped", () => {
	const choices = [
		{ label: TYPED, href: `/products?q=${TYPED}&min=5`, isOn: true, count: 1 },
		{ label: "All", href: "/products", isOn: false, isRadio: true },
	];
	const markup = renderToStaticMarkup(<FacetLinks choices={choices} noun="products" />);
	const escaped = renderToStaticMarkup(TYPED);
	const count = '<span data-varies="" class="facet-count">1<span class="sr-only"> product</span></span>';
	expect(markup).toBe(
		`<ul><li><a href="/products?q=${escaped}&amp;min=5" rel="nofollow" aria-current="true" class="facet-link">` +
			`<span class="facet-box"></span>${escaped} ${count}</a></li>` +
			'<li><a href="/products" rel="nofollow" class="facet-link">All </a></li></ul>',
	);
});
