import type { ReactNode } from "react";
import { shortCount } from "#app/common/lists/most-counted.ts";
import "./filter-panel.css";

type FacetLinkProps = {
	href: string;
	isOn: boolean;
	/** The number of results (null when not counted), and their name in singular and plural. */
	count?: number | null;
	noun: readonly [string, string];
	/** When on, it leads to the list without the filter. */
	isSwitch?: boolean;
	children: ReactNode;
};

/** One filter. Search engines need not follow every combination. */
export function FacetLink({ href, isOn, count, noun, isSwitch, children }: FacetLinkProps) {
	return (
		<li>
			<a href={href} rel="nofollow" aria-current={isOn ? "true" : undefined} className="facet-link">
				{isSwitch ? <span className="facet-box" /> : null}
				<span className="flex-1">{children}</span>{" "}
				{count === undefined || count === null ? null : (
					<span data-varies="" className="text-sm text-secondary tabular-nums">
						{shortCount(count)}
						<span className="sr-only"> {noun[count === 1 ? 0 : 1]}</span>
					</span>
				)}
			</a>
		</li>
	);
}
