import type { ReactNode } from "react";

type PageHeadingProps = {
	title: ReactNode;
	sub?: ReactNode;
	action?: ReactNode;
	/** On phones it is one line, for a list of staff below it. */
	isShort?: boolean;
};

/** The screen's title, a line about it, and its primary action at the end of the line. */
export function PageHeading({ title, sub, action, isShort }: PageHeadingProps) {
	return (
		<div
			className={`mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${isShort ? "short-heading" : ""}`}
		>
			<div>
				<h1 className="text-2xl">{title}</h1>
				{sub ? <p className="mt-1 max-w-prose text-secondary">{sub}</p> : null}
			</div>
			{action}
		</div>
	);
}
