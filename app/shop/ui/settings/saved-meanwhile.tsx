/** The label of each field; with `words`, what its values are called. */
export type FieldNames = Record<string, string | { label: string; words: Record<string, string> }>;

/** What a checkbox sends, and what it doesn't. */
export const TICKED: Record<string, string> = { on: "Yes", "": "No" };

type SavedMeanwhileProps = {
	id: string;
	/** What was saved since the form was opened, the latest first. */
	changes: { id: number; detail: string | null; at: string; by: string | null }[];
	names: FieldNames;
	now: Record<string, string>;
	typed: Record<string, unknown>;
};

/** What somebody else saved, and each field in which it differs from what stands in the form. */
export function SavedMeanwhile({ id, changes, names, now, typed }: SavedMeanwhileProps) {
	const plain = (text: unknown) =>
		String(text ?? "")
			.replace(/\r\n?/g, "\n")
			.trim();
	const differing = Object.keys(now).filter((name) => plain(now[name]) !== plain(typed[name]));
	return (
		<section id={id} className="mb-6 rounded-card border border-line p-4" tabIndex={-1}>
			<h2 className="mb-3 text-lg">Changed in the meantime</h2>
			<ul className="mb-3 grid gap-1">
				{changes.map((change) => (
					<li key={change.id} className="wrap-anywhere">
						<span className="text-secondary">
							{change.at}, {change.by ?? "System"}:
						</span>{" "}
						{change.detail}
					</li>
				))}
			</ul>
			<dl className="grid gap-3">
				{differing.map((name) => {
					const of = names[name] ?? name;
					const value = plain(now[name]);
					const words = typeof of === "string" ? undefined : of.words[value];
					return (
						<div key={name}>
							<dt className="text-sm text-secondary">{typeof of === "string" ? of : of.label} is now</dt>
							<dd className="wrap-anywhere whitespace-pre-line">{words ?? (value || "empty")}</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}
