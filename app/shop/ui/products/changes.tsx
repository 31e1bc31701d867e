type Change = { id: number; action: string; detail: string | null; at: string; by: string | null };

/** Who changed what, the latest first. `at` in words. */
export function Changes({ changes }: { changes: Change[] }) {
	if (changes.length === 0) return null;
	return (
		<details className="mt-8">
			<summary className="link inline-block min-h-6 font-semibold">What was changed, and by whom</summary>
			<ol className="mt-3 divide-y divide-line border-y border-line text-sm">
				{changes.map(({ id, action, detail, at, by }) => (
					<li key={id} className="flex flex-wrap gap-x-4 py-2">
						<span className="text-secondary">
							{at}, {by ?? "the site"}
						</span>
						<span className="wrap-anywhere">
							<span className="font-semibold">{action[0]?.toUpperCase() + action.slice(1)}</span> {detail}
						</span>
					</li>
				))}
			</ol>
		</details>
	);
}
