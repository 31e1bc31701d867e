import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

/** When the page was read, a link to reload it, and further actions. */
export function AsOf({ asOf, here, children }: { asOf: string; here: string; children?: ReactNode }) {
	return (
		<p className="flex flex-wrap items-center gap-3 text-sm text-secondary" data-frame>
			<span>
				As of <time>{asOf}</time>
			</span>{" "}
			<ButtonLink variant="plain" dense href={here}>
				Refresh
			</ButtonLink>{" "}
			{children}
		</p>
	);
}
