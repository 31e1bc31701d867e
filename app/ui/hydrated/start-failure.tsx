import { useEffect, useState } from "react";
import { t } from "#app/common/language/messages.ts";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { storageError } from "./session-storage.ts";
import type { LiveState } from "./use-live.ts";

/** Says which part of a live screen failed to start. The list works: its links and forms need no script. */
export function StartFailure({ live }: { live: LiveState }) {
	const [hasStorage, setHasStorage] = useState(true);
	useEffect(() => {
		const error = storageError();
		if (!error) return;
		reportError(error);
		setHasStorage(false);
	}, []);
	const reason = live !== "not started" ? null : hasStorage ? t.live.noUpdates : t.live.noStorage;
	if (!reason) return null;
	return (
		<Flash id="not-started" tone="error">
			{t.live.notStarted({ reason })}
		</Flash>
	);
}
