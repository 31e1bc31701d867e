import type { ReactNode } from "react";

type PageHeadingProps = { title: ReactNode; sub?: ReactNode; action?: ReactNode };

/** The screen's title, a line about it, and its primary action at the end of the line. */
export function PageHeading({ title, sub, action }: PageHeadingProps) {
	return (
		<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
			<div>
				<h1 className="text-2xl">{title}</h1>
				{sub ? <p className="mt-1 max-w-prose text-secondary">{sub}</p> : null}
			</div>
			{action}
		</div>
	);
}
