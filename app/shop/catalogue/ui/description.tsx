import { paragraphsOf } from "#app/common/plain-text.ts";

/** The shop's description of a product. */
export function Description({ text }: { text: string }) {
	return (
		<div className="mt-6 max-w-prose space-y-3 border-t border-line pt-5 break-words">
			<h2 className="text-lg">Description</h2>
			{paragraphsOf(text).map((lines) => (
				<p key={lines.join()} className="whitespace-pre-line">
					{lines.join("\n")}
				</p>
			))}
		</div>
	);
}
