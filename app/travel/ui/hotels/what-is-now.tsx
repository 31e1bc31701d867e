type WhatIsNowProps<Name extends string> = {
	/** The fields' names, in their order. */
	names: Record<Name, string>;
	now: Record<Name, string>;
	typed: Record<string, unknown>;
};

/** What somebody else saved, beside what stands in the form: each field in which the two differ. */
export function WhatIsNow<Name extends string>({ names, now, typed }: WhatIsNowProps<Name>) {
	const plain = (text: unknown) =>
		String(text ?? "")
			.replace(/\r\n?/g, "\n")
			.trim();
	const differing = (Object.keys(names) as Name[]).filter((name) => plain(now[name]) !== plain(typed[name]));
	if (differing.length === 0) return null;
	return (
		<section className="card mb-6 p-4 md:p-5">
			<h2 className="mb-3 text-lg">Changed by someone else</h2>
			<dl className="grid gap-3">
				{differing.map((name) => (
					<div key={name}>
						<dt className="text-sm text-secondary">{names[name]} is now</dt>
						<dd className="wrap-anywhere whitespace-pre-line">{plain(now[name]) || "empty"}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
