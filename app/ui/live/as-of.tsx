import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type AsOfProps = {
	asOf: string;
	here: string;
	/** The link that reloads the page. */
	refresh?: string;
	children?: ReactNode;
};

/** When the page was read, a link to reload it, and further actions. */
export function AsOf({ asOf, here, refresh = t.live.refresh, children }: AsOfProps) {
	const [time = "", ...zone] = asOf.split(/(?=[,،])/);
	return (
		<p
			className="flex flex-wrap items-center gap-3 text-sm text-secondary max-md:ms-auto max-md:gap-2"
			data-frame
			data-as-of
		>
			<span>
				<span className="max-md:sr-only">{t.live.asOf} </span>
				<time>
					{time}
					<span className="max-md:hidden">{zone}</span>
				</time>
			</span>{" "}
			<ButtonLink variant="plain" dense href={here}>
				{refresh}
			</ButtonLink>{" "}
			{children}
		</p>
	);
}
