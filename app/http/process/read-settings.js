import { existsSync } from "node:fs";

/*
 * Loaded before the serving process' own code (`npm start`), which chooses its port before it loads the site:
 * `.env` would come too late for PORT, and an unset one would be any port that is free. What is set in the
 * environment wins.
 */

if (existsSync(".env")) process.loadEnvFile(".env");
process.env.PORT ||= "3000";
