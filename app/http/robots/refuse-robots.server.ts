import { clientAddress } from "#app/http/network/incoming.server.ts";
import { hasUsesLeft } from "#app/http/network/limits.server.ts";
import { signsOfRobot } from "./signs.server.ts";

const TRAPPED =
	"One field has to stay empty, and was filled. It is empty again now: please send the form once more.";
const TOO_QUICK = "That was quicker than people type. Please send it again.";

/**
 * For `readForm`: the sentence for a form that a robot sent, or null. A form that a browser filled by itself
 * is sent as quickly as a robot would, so each address may do that a few times before it is asked again.
 */
export async function refuseRobots(form: FormData, request: Request): Promise<string | null> {
	const signs = signsOfRobot(form, new Date());
	if (signs === "filled the trap") return TRAPPED;
	if (signs !== "was quick") return null;
	return (await hasUsesLeft("quickFormByAddress", clientAddress(request))) ? null : TOO_QUICK;
}
