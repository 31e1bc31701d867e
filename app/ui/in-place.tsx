import type { ReactNode } from "react";
import inPlaceUrl from "./in-place.js?url";

/**
 * A screen's list with everything that changes it: its heading, filters, order, rows and pages. Where scripts run,
 * links and GET forms inside that lead to the same path update it in place. The count is an `aria-live` text, and
 * `data-varies` marks what changes in the name of a control.
 */
export function InPlace({ children }: { children: ReactNode }) {
	return (
		<>
			<div data-in-place="">{children}</div>
			<script type="module" src={inPlaceUrl} />
		</>
	);
}
