import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What has changed since the person saw the page. The page starts there. */
export function ChangesNotice({ title, children }: { title: string; children: ReactNode }) {
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
				{children}
			</div>
		</div>
	);
}

type ValueChange = { what: string; was: string; now: string };

type ChangeTableProps = {
	changes: readonly ValueChange[];
	/** The headings of the old and the new values. */
	headings: readonly [was: string, now: string];
};

/** Old and new values, a row for each. */
export function ChangeTable({ changes, headings }: ChangeTableProps) {
	return (
		<table className="w-full text-start">
			<thead>
				<tr className="border-b border-line text-sm">
					<td />
					{headings.map((heading) => (
						<th key={heading} scope="col" className="py-1.5 pe-4 text-start font-semibold last:pe-0">
							{heading}
						</th>
					))}
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
	);
}

type ChangedValuesProps = {
	title: string;
	changes: readonly ValueChange[];
	/** Above the table. */
	intro: ReactNode;
	/** What the person can do. */
	children?: ReactNode;
};

export function ChangedValues({ title, changes, intro, children }: ChangedValuesProps) {
	return (
		<ChangesNotice title={title}>
			<p className="mt-1">{intro}</p>
			<div className="mt-3 max-w-prose">
				<ChangeTable changes={changes} headings={[t.changes.before, t.changes.now]} />
			</div>
			{children}
		</ChangesNotice>
	);
}
