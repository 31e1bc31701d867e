import type { ReactNode } from "react";
import inPlaceUrl from "./in-place.js?url";

/**
 * A list with everything that changes it: heading, filters, sort order, rows and pages. With scripts, links
 * and GET forms inside it that lead to the same path update it in place. The count is an `aria-live` text,
 * and `data-varies` marks the part of a control's name that changes.
 */
export function InPlace({ children }: { children: ReactNode }) {
	return (
		<>
			<div data-in-place="">{children}</div>
			<script type="module" src={inPlaceUrl} />
		</>
	);
}
