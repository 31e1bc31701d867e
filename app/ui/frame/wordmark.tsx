import { marketName } from "#app/common/market/market-name.ts";
import { WORDMARK_STEMS } from "#app/common/market/wordmark-stems.ts";

export function Wordmark({ compact }: { compact?: boolean }) {
	return (
		<span className="flex items-center gap-2 text-xl font-bold tracking-tight">
			<svg width="30" height="26" viewBox="0 0 30 26" fill="none" strokeWidth="6" aria-hidden="true">
				{WORDMARK_STEMS.map((stem) => (
					<path key={stem.d} {...stem} />
				))}
			</svg>
			<span className={compact ? "max-sm:sr-only" : "max-[18rem]:sr-only"}>{marketName()}</span>
		</span>
	);
}
