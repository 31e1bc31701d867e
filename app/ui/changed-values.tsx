import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type ChangedValuesProps = {
	title: string;
	changes: readonly { what: string; was: string; now: string }[];
	/** Above the table. */
	intro: ReactNode;
	/** What the person can do. */
	children?: ReactNode;
};

/** What has changed since the person saw it, with old and new values. The page starts there. */
export function ChangedValues({ title, changes, intro, children }: ChangedValuesProps) {
	return (
		<div
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: what changed is where a person must start
			autoFocus
			data-tone="yellow"
			className="notice mb-6"
		>
			<Icon name="alert" />
			<div className="min-w-0 grow">
				<h2 className="text-base">{title}</h2>
				<p className="mt-1">{intro}</p>
				<table className="mt-3 w-full max-w-prose text-start">
					<thead>
						<tr className="border-b border-line text-sm">
							<td />
							<th scope="col" className="py-1.5 pe-4 text-start font-semibold">
								Before
							</th>
							<th scope="col" className="py-1.5 text-start font-semibold">
								Now
							</th>
						</tr>
					</thead>
					<tbody>
						{changes.map(({ what, was, now }) => (
							<tr key={what} className="border-b border-line align-top">
								<th scope="row" className="py-1.5 pe-4 text-start font-normal">
									{what}
								</th>
								<td className="py-1.5 pe-4 tabular-nums">{was}</td>
								<td className="py-1.5 font-semibold tabular-nums">{now}</td>
							</tr>
						))}
					</tbody>
				</table>
				{children}
			</div>
		</div>
	);
}
