import { actionLabel } from "#app/common/changes/action-label.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TrailLink } from "./trail-link.tsx";

type Change = {
	id: number;
	kind: string;
	action: string;
	detail: string | null;
	at: string;
	by: string | null;
};

type ChangeHistoryProps = {
	changes: Change[];
	/** The record's trail, where the reader may see it. */
	trail?: string | null | undefined;
};

/** The text of a change, whose arrows are icons that are read out as "to": `Draft → Active`. */
export function ChangeText({ text }: { text: string }) {
	const [from, ...rest] = text.split(" → ");
	if (rest.length === 0) return text;
	return (
		<>
			{from} <Icon name="arrow-right" className="inline-block align-[-0.125em] text-secondary" />
			<span className="sr-only"> {t.changes.to}</span> <ChangeText text={rest.join(" → ")} />
		</>
	);
}

/** The changes of a record, the latest first. `at` is formatted. */
export function ChangeHistory({ changes, trail }: ChangeHistoryProps) {
	if (changes.length === 0) return null;
	return (
		<details className="mt-8">
			<summary className="link inline-block min-h-6 font-semibold">{t.changes.title}</summary>
			<ol className="mt-3 divide-y divide-line border-y border-line text-sm">
				{changes.map(({ id, kind, action, detail, at, by }) => (
					<li key={id} className="flex flex-wrap gap-x-4 py-2">
						<span className="text-secondary">{withCommas([at, by ?? t.changes.system])}</span>
						<span className="wrap-anywhere">
							<span className="font-semibold">{actionLabel(kind, action)}</span>{" "}
							<ChangeText text={detail ?? ""} />
						</span>
					</li>
				))}
			</ol>
			{trail ? <TrailLink href={trail} /> : null}
		</details>
	);
}
