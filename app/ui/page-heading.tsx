import type { ReactNode } from "react";

type PageHeadingProps = {
	title: ReactNode;
	sub?: ReactNode;
	action?: ReactNode;
	/** On phones it is one line, for a list below it. */
	isShort?: boolean;
};

/** The screen's title, a line about it, and its primary action at the end of the line. */
export function PageHeading({ title, sub, action, isShort }: PageHeadingProps) {
	return (
		<div
			className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${isShort ? "mb-6 max-md:mb-1 max-md:items-center max-md:gap-x-2 max-md:gap-y-0" : "mb-6"}`}
		>
			<div>
				<h1 className={isShort ? "text-2xl max-md:text-lg" : "text-2xl"}>{title}</h1>
				{sub ? (
					<p className={`mt-1 max-w-prose text-secondary ${isShort ? "max-md:hidden" : ""}`}>{sub}</p>
				) : null}
			</div>
			{action}
		</div>
	);
}
