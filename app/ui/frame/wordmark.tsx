import { marketName } from "#app/common/market/market-name.ts";

/** An m with three stems, one for each service, under two arches. */
export function Wordmark({ compact }: { compact?: boolean }) {
	return (
		<span className="flex items-center gap-2 text-xl font-bold tracking-tight">
			<svg width="30" height="26" viewBox="0 0 30 26" fill="none" strokeWidth="6" aria-hidden="true">
				<path d="M15 26V12a6 6 0 0 1 12 0v14" stroke="#f0a92e" />
				<path d="M3 26V12a6 6 0 0 1 12 0v14" stroke="#3f7fd6" />
				<path d="M3 26V3" stroke="#1f8a58" />
			</svg>
			<span className={compact ? "max-sm:sr-only" : "max-[18rem]:sr-only"}>{marketName()}</span>
		</span>
	);
}
