import type { ReactNode } from "react";

type RecordHeadingProps = {
	title: ReactNode;
	/** When the page was read, and a link to reload it. */
	asOf: ReactNode;
	/** Its states. */
	badges: ReactNode;
	/** What tells it from others, such as whose it is. */
	facts: readonly (string | null)[];
};

/** The heading of the page of one order, stay or move: on a phone it takes two lines. */
export const RecordHeading = ({ title, asOf, badges, facts }: RecordHeadingProps) => (
	<div className="mb-4 grid gap-1.5">
		<div className="flex flex-wrap items-center justify-between gap-x-3">
			<h1 className="text-xl tabular-nums wrap-anywhere md:text-2xl">{title}</h1>
			{asOf}
		</div>
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			{badges}
			{facts.map((fact) =>
				fact ? (
					<bdi key={fact} className="text-secondary tabular-nums wrap-anywhere">
						{fact}
					</bdi>
				) : null,
			)}
		</div>
	</div>
);
